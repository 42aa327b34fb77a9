// What a game brings to the client. A new game is a folder with these parts.
import type { Component } from 'svelte'
import type { Desk } from '../lib/desk.svelte'
import type { Episodes, Scenes, Untold } from '../lib/motion/scenes'
import type { Action, JournalLine, Odds, Table } from '../lib/protocol'

export interface PlayProps {
  table: Table
  desk: Desk
  board: unknown
}

/** what a thing is and how it stands now, in words */
export interface Tip {
  title: string
  lines?: string[]
}

/** the board may still be on its way */
export type PanelsProps = Omit<PlayProps, 'board'> & { board: unknown | null }

/** what the lobby shows of a game, before it is opened */
export interface GameFace {
  Picture: Component
  /** as those of the client */
  Drawings?: Component
}

/** what the lobby knows of a game from the start */
export interface GameFacts {
  /** the options that come before who plays */
  asksFirst?: string[]
}

/** what draws the pictures of a game's rules */
export interface Pictures {
  /** a picture, by its name */
  Illustration: Component<{ name: string }>
  /** the names that it knows */
  FIGURES: string[]
}

export interface GameClient {
  /** where it is another than that of the catalogue */
  title?: string
  /** the board with its targets; fills the place it gets */
  Board: Component<PlayProps>
  /** cards and supplies beside the board */
  Panels: Component<PanelsProps>
  /** scores and counts of one seat */
  SeatFacts: Component<{ table: Table; seat: number }>
  /** a few words under the question: how the turn stands */
  Status?: Component<{ table: Table }>
  /** how to answer some decisions otherwise than from the list; a decision that comes as a form has no list */
  Answer?: Component<{ table: Table; desk: Desk; busy: boolean }>
  /** one line about the choice being looked at: its cost and gain */
  PreviewNote: Component<{ table: Table; action: Action }>
  /** a small sign before a choice in the list */
  Mark?: Component<{ table: Table; board: unknown; action: Action }>
  /** symbols, patterns and colours that the others refer to; put into the page once */
  Drawings?: Component
  /** the verbs in the order of the list, each with the message id of its heading; else they come as they are offered, by their names */
  verbs?: { verb: string; heading: string }[]
  /** message ids of the first-time help: how a turn goes */
  help: string[]
  /** the seat whose turn it is */
  active: (table: Table) => number
  /** about a thing on the table, by the id that its element carries as `data-thing`; those of `things(view)` in the game's rules */
  tell?: (thing: string, table: Table, board: unknown) => Tip | null
  /** the things that a choice or a line of the journal names: they light up while it is looked at */
  names?: (said: Action | JournalLine) => string[]
  /** how its events are shown over the board */
  scenes?: Scenes
  /** where a line tells of more than its end shows */
  episodes?: Episodes
  /** what is shown of a line though no event tells it: a die that is still being decided about */
  untold?: Untold
  /** whether an action ends the turn though there is more to do than what may be done at any time: the player is asked first */
  leaves?: (action: Action, table: Table) => boolean
  /** what may be done beside most questions; the list folds it away */
  anytime?: (action: Action) => boolean
  /** how a fight would go: the game's own figures, as the server tries it out */
  Odds?: Component<{ odds: Odds; stale: boolean }>
  /** fetched when its rules are opened */
  pictures?: () => Promise<Pictures>
}
