// What travels, by the names that the client uses. The shapes are the server's own (`wire.ts`); what depends on the game
// (`view`, `args`, `preview`) is typed in the game's folder.
import type { components } from './wire'

type Shapes = components['schemas']

export type Lang = components['parameters']['lang']
export type OptionValue = Shapes['ChoiceShown']['value']

export type GameOption = Shapes['OptionShown']
export type GameInfo = Shapes['GameShown']
export type Primer = Shapes['PrimerShown']
export type Catalogue = Shapes['Catalogue']
export type Words = Shapes['WordsShown']
export type Rules = Shapes['RulesShown']

export type Level = Shapes['LevelShown']
export type Rating = Shapes['RatingShown']
export type SeatSetup = Shapes['SeatSetup']
/** the client always says which options it means */
export type MatchSetup = Required<Shapes['Setup']>
export type Fork = Shapes['Fork']
export type MatchCreated = Shapes['MatchCreated']
export type Invites = Shapes['Invites']
export type Invited = Shapes['Invited']
export type Renewal = Shapes['Renewal']
export type HandOver = Shapes['HandOver']
export type TakeBack = Shapes['TakeBack']
export type Handed = Shapes['Handed']
export type Carry = Shapes['Carry']
export type Carrying = Shapes['Carrying']
export type Redeem = Shapes['Redeem']
export type SeatsCarried = Shapes['SeatsCarried']
export type Following = Shapes['Following']
export type Glances = Shapes['Glances']
export type GlancesShown = Shapes['GlancesShown']
export type MatchStands = Shapes['MatchStands']
export type Claim = Shapes['Claim']
export type SeatClaimed = Shapes['SeatClaimed']
export type RecordOpened = Shapes['RecordOpened']

export type Action<Args = Shapes['ActionShown']['args'], Preview = unknown> = Omit<Shapes['ActionShown'], 'args' | 'preview'> & {
  args: Args
  preview: Preview | null
}
export type Form = Shapes['FormShown']
export type Decision = Omit<Shapes['DecisionShown'], 'actions'> & { actions: Action[] }
export type JournalLine = Shapes['JournalLine']
export type Outcome = Shapes['OutcomeShown']
export type Ending = Shapes['EndingShown']
export type Verdict = Shapes['VerdictShown']
export type Analysis = Shapes['AnalysisShown']
export type AnalysisProgress = Shapes['AnalysisProgress']
export type Judged = Shapes['JudgedShown']
export type TurningPoint = Shapes['TurningPointShown']
export type Lesson = Shapes['LessonShown']
export type Table<View = unknown> = Omit<Shapes['Seen'], 'view' | 'decision'> & { view: View; decision: Decision | null }

/** a table after one more line, for whoever knows it before */
export type Frame = Omit<Shapes['Frame'], 'view' | 'decision'> & Pick<Table, 'view' | 'decision'>

export type Move = Shapes['Move']
export type Moved = Shapes['Moved']
export type Undo = Shapes['Undo']
export type Hint = Shapes['HintShown']
export type Outlook = Shapes['OutlookShown']
export type Prospect = Shapes['ProspectShown']
export type MoveNamed = Shapes['MoveNamed']
/** what a real die shows, or the name of what was really drawn */
export type Answer = Shapes['AskShown']['answers'][number]
export type Wanted = Shapes['AskShown']
export type Face = Shapes['FaceShown']
export type Count = Shapes['CountShown']
export type Odds = Shapes['OddsShown']
export type OddsAnswer = Shapes['OddsAnswer']
export type Why = Shapes['WhyShown']
export type WhyAnswer = Shapes['WhyAnswer']

export type Refused = Shapes['Refused']
export type Hello = Shapes['Hello']
export type Beat = Shapes['Beat']
/** anything that comes over a live line */
export type Message = Partial<{ table: Table; news: Frame[] } & Shapes['Present'] & Refused & Beat>
