// Where the learner is in the book: the page that is open, and the note of it that is being read. A note is only read, never
// recorded: whoever comes back finds the page open at its first note.
import type { Lesson } from './protocol'

export class Reading {
  /** the last page of one's own; it stays as it is while others move by the book */
  page = $state.raw<Lesson | null>(null)
  /** its move in words, where the list has it */
  move = $state('')
  /** which of its notes is read */
  at = $state(0)
  /** the move of the page is to be made */
  isOpen = $state(false)
  /** the last page has been turned */
  isOver = $state(false)
  readonly note = $derived(this.page?.notes[this.at] ?? null)
  readonly isLast = $derived(this.at + 1 >= (this.page?.notes.length ?? 0))
  /** the things that the note points at */
  readonly things = $derived(this.note?.things ?? [])

  /** The table has turned to a page, or past the last one. */
  see(lesson: Lesson | null, move: string) {
    this.isOver = lesson === null && this.page !== null
    this.isOpen = lesson !== null && lesson.action !== null
    if (!lesson || (!this.isOpen && this.page)) return
    if (lesson.page !== this.page?.page || lesson.action !== this.page.action) this.at = 0
    this.page = lesson
    this.move = move
  }

  turn(step: 1 | -1) {
    this.at = Math.max(0, Math.min(this.at + step, (this.page?.notes.length ?? 1) - 1))
  }

  /** The book is put away. */
  close() {
    this.page = null
    this.isOver = false
  }
}
