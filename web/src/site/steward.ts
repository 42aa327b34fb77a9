// What the page may ask of the referee's worker, and how it is done.
import type { Followers } from './followers'
import type { House, Wish, Wishes } from './messages'
import { bring, pack } from './moving'
import { Refused } from './refused'
import type { Rounds } from './rounds'
import type { Storage } from './storage'

type Judged = Pick<House, 'matches' | 'beside'> | { error: { code: string; message: string } }
type Grants = { [W in Wish]: (asks: Wishes[W]['asks'], id: number) => Promise<Wishes[W]['gets']> }

/** `changed`: other pages hear that these matches are no longer what they were. */
export function grants(rounds: Rounds, storage: Storage, followers: Followers, changed: (matches: string[]) => void): Grants {
  const { door } = rounds
  const forget = async (matches: string[]) => {
    await rounds.alone(() => matches.forEach((match) => door.forget(match)))
    changed(matches)
  }
  return {
    answer: (call, id) => rounds.answer(() => door.answer(JSON.stringify({ ...call, id: `call ${id}` }))),
    follow: async ({ name, insist, watch }) => followers.follow(name, watch, insist),
    leave: async (name) => followers.leave(name),
    pack: (beside) => pack(storage, beside),
    bring: async ({ text, lang }) => {
      const judged = await rounds.alone(() => JSON.parse(door.judge(text, lang)) as Judged)
      if ('error' in judged) throw new Refused(judged.error)
      const taken = await rounds.alone(() => bring(storage, judged))
      await forget(taken.changed)
      return taken.brought
    },
    drop: async (matches) => {
      await rounds.alone(() => storage.drop(matches))
      await forget(matches)
    },
    list: () => storage.ids(),
  }
}
