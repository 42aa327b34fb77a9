import type { GameClient } from '../game'
import Answer from './Answer.svelte'
import BoardView from './BoardView.svelte'
import Drawings from './Drawings.svelte'
import Mark from './Mark.svelte'
import Panels from './Panels.svelte'
import Picture from './Picture.svelte'
import PreviewNote from './PreviewNote.svelte'
import SeatFacts from './SeatFacts.svelte'
import Status from './Status.svelte'

export const empire: GameClient = {
  title: 'Empire',
  Board: BoardView,
  Panels,
  SeatFacts,
  Status,
  Answer,
  PreviewNote,
  Mark,
  Drawings,
  Picture,
  verbs: [
    { verb: 'split', heading: 'empire-split' },
    { verb: 'place', heading: 'empire-place' },
    { verb: 'cross', heading: 'empire-cross' },
    { verb: 'send', heading: 'empire-send' },
    { verb: 'pay', heading: 'empire-pay' },
    { verb: 'temple', heading: 'empire-build-temple' },
    { verb: 'city', heading: 'empire-build-city' },
    { verb: 'halt', heading: 'empire-halt' },
    { verb: 'done', heading: 'empire-done' },
  ],
  help: ['empire-help-cubes', 'empire-help-march', 'empire-help-build', 'empire-help-score'],
  active: ({ waiting: [seat, ...others] }) => (seat === undefined || others.length > 0 ? -1 : seat),
}
