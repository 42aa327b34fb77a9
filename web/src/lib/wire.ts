// Made from docs/openapi.json by `make wire`: not to be edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ActionShown
         * @description A legal action, and what is certain about it beforehand. `final`: it could not be taken back.
         */
        ActionShown: {
            args: Record<string, unknown>;
            final: boolean;
            label: string;
            notation: string;
            preview: Record<string, unknown> | null;
            verb: string;
        };
        /**
         * AdvisedShown
         * @description A move worth making, with the chance to win after it and what that chance lies between, if it can be judged.
         *
         *         `brings`: what it certainly brings; `reply`: what the rivals would probably do then; either may be empty. `threats`:
         *         the danger that it leaves.
         */
        AdvisedShown: {
            action: string;
            brings: string;
            chance: number | null;
            interval: [
                number,
                number
            ] | null;
            label: string;
            reply: string;
            threats: components["schemas"]["ProspectShown"][];
        };
        /**
         * AnalysisProgress
         * @description How much of an analysis is done.
         */
        AnalysisProgress: {
            done: number;
            of: number;
        };
        /**
         * AnalysisShown
         * @description A match explained. `plies` are those that stand, from the set-up on, and every curve has a value for each.
         *
         *         `own` is each seat's chance to win as it saw it at the time, `mean` the mean of what all seats saw it to be.
         *         `answered` has every roll and draw, `unused` what each seat never used, and `depth` says how deeply was looked.
         */
        AnalysisShown: {
            answered: components["schemas"]["AnsweredShown"][];
            depth: string;
            mean: number[][];
            moves: components["schemas"]["JudgedShown"][];
            own: number[][];
            plies: number[];
            sides: string[];
            spent: components["schemas"]["SpentShown"][];
            turning: components["schemas"]["TurningPointShown"][];
            unused: string[][];
        };
        /**
         * AnsweredShown
         * @description A decision that dice or draws answered: what was done, what came of it as the journal tells it, and by how much
         *         that moved each seat's own chance.
         */
        AnsweredShown: {
            label: string;
            luck: number[];
            ply: number;
            seat: number;
            text: string;
        };
        /**
         * AskShown
         * @description A move at a real table that needs one answer of chance more; nothing has changed.
         */
        AskShown: {
            answers: (number | string)[];
            ask: components["schemas"]["CastShown"];
            journal: components["schemas"]["JournalLine"][];
            purpose: string;
            subject: string;
            text: string;
        };
        /**
         * Beat
         * @description Any later message on a live line.
         */
        Beat: {
            /** @default null */
            ping?: number | null;
            /** @default null */
            pong?: number | null;
        };
        /**
         * Carry
         * @description Taking seats to another device: the tokens of all that this one holds at the table.
         */
        Carry: {
            tokens: string[];
        };
        /**
         * Carrying
         * @description The secret that seats another device, and for how many seconds it waits.
         */
        Carrying: {
            carry: string;
            seconds: number;
        };
        /**
         * CastShown
         * @description A die of so many `sides` is to be rolled, or one of the `faces` drawn.
         */
        CastShown: {
            faces: components["schemas"]["FaceShown"][];
            /** @enum {unknown} */
            kind: "die" | "draw";
            sides: number;
        };
        /**
         * Catalogue
         * @description The games on the shelf, the version of Argead, and the address for others in the same network.
         *
         *         `offline` is where the same games are played without a server, if this one offers that.
         */
        Catalogue: {
            games: components["schemas"]["GameShown"][];
            lan: string | null;
            offline: string | null;
            version: string;
        };
        /**
         * CellShown
         * @description What a line of the reckoning brought one side, null where it does not count for it; and what shows it.
         */
        CellShown: {
            points: number | null;
            things: string[];
        };
        /**
         * ChoiceShown
         * @description A value of an option.
         */
        ChoiceShown: {
            label: string;
            value: boolean | number | string;
        };
        /**
         * Claim
         * @description Taking the seat of an invitation.
         */
        Claim: {
            invite: string;
            /** @default  */
            name?: string;
        };
        /**
         * CountShown
         * @description What playouts counted under one name; `interval` is that of the share in which it was not nothing.
         */
        CountShown: {
            interval: [
                number,
                number
            ];
            mean: number;
            values: [
                number,
                number
            ][];
        };
        /**
         * DecisionShown
         * @description What a seat is to decide. `onward`: the action that may be taken without asking, since nothing has changed.
         */
        DecisionShown: {
            actions: components["schemas"]["ActionShown"][];
            form: components["schemas"]["FormShown"] | null;
            kind: string;
            onward: string | null;
            prompt: string;
            rule: string;
        };
        /**
         * EndingShown
         * @description The story of an ended match. The `sides` are the seats, and after them the rivals that the rules play.
         *
         *         There is a verdict for every seat and one for spectators. The cells of all rows add up to the `totals`; `caption` is
         *         a heading for them. `unit` says what the curve counts, `start` what each side had before the first turn; `turns` is
         *         empty where points lay hidden.
         */
        EndingShown: {
            caption: string;
            rows: components["schemas"]["RowShown"][];
            seats: components["schemas"]["VerdictShown"][];
            sides: string[];
            spectator: components["schemas"]["VerdictShown"];
            start: number[];
            totals: number[];
            turning: components["schemas"]["TurningShown"][];
            turns: components["schemas"]["TurnShown"][];
            unit: string;
        };
        /**
         * FaceShown
         * @description One kind of what can be drawn, and how many of it are left.
         */
        FaceShown: {
            label: string;
            left: number;
            name: string;
        };
        /**
         * FollowedShown
         * @description A move of a line, whose it is, and the things that it names where it is made.
         */
        FollowedShown: {
            action: string;
            label: string;
            seat: number;
            things: string[];
        };
        /**
         * Following
         * @description The match that the same people go on to; their tokens open it.
         */
        Following: {
            match: string;
        };
        /**
         * Fork
         * @description Playing on from a position of an ended match: after how many of its lines, and who sits where from there.
         */
        Fork: {
            ply: number;
            seats: components["schemas"]["SeatSetup"][];
        };
        /**
         * FormShown
         * @description A list too long to read, as boxes to fill: the verb and a number for each box, together the total.
         *
         *         `start`: numbers to begin with, which may be sent as they are; empty where the game suggests none.
         *         `final`: the answer could not be taken back.
         */
        FormShown: {
            boxes: string[];
            final: boolean;
            start: number[];
            total: number;
            verb: string;
        };
        /**
         * Frame
         * @description A table after one line of the record, for somebody who knows it as it was before that line.
         *
         *         What was told up to the ply `since` stands; anything later was taken back. `journal` is what the line told. Only the
         *         newest frame has a `decision` and an `undo`.
         */
        Frame: {
            decision: components["schemas"]["DecisionShown"] | null;
            journal: components["schemas"]["JournalLine"][];
            lesson: components["schemas"]["LessonShown"] | null;
            outcome: components["schemas"]["OutcomeShown"] | null;
            ply: number;
            since: number;
            undo: components["schemas"]["UndoShown"] | null;
            view: Record<string, unknown>;
            waiting: number[];
        };
        /**
         * GameShown
         * @description A game, as the lobby shows it. `picture`: there are pictures of it; `primers`: its lessons, in their order.
         *
         *         `levels`: the opponents that people choose among, from the weakest to the strongest; `ratings`: what each was found
         *         to be worth, by the number of players; `bots`: all others.
         */
        GameShown: {
            blurb: string;
            bots: string[];
            designer: string;
            levels: components["schemas"]["LevelShown"][];
            minutes: [
                number,
                number
            ];
            name: string;
            odds: boolean;
            options: components["schemas"]["OptionShown"][];
            pack: components["schemas"]["PackShown"];
            picture: boolean;
            primers: components["schemas"]["PrimerShown"][];
            publisher: string;
            ratings: {
                [key: string]: {
                    [key: string]: components["schemas"]["RatingShown"];
                };
            };
            rules: number;
            seats: [
                number,
                number
            ];
            styles: string[];
            title: string;
        };
        /**
         * GlanceShown
         * @description How a match stands, in one line, as a seat may know it: `text` in the game's words, and the points that lie open.
         *
         *         Either is empty where the game does not tell; a match that has ended has its final points.
         */
        GlanceShown: {
            scores: number[];
            text: string;
        };
        /**
         * Glances
         * @description Asking how matches stand, those first that matter most.
         */
        Glances: {
            seats: components["schemas"]["SeatAsked"][];
        };
        /**
         * GlancesShown
         * @description How matches stand, in the order in which they were asked for.
         */
        GlancesShown: {
            matches: components["schemas"]["MatchStands"][];
        };
        /**
         * HandOver
         * @description Letting a level play for a person.
         */
        HandOver: {
            seat: number;
            level: string;
        };
        /**
         * Handed
         * @description The level that plays for a person now; null where the person does.
         */
        Handed: {
            level: components["schemas"]["LevelShown"] | null;
            seat: number;
        };
        /**
         * Health
         * @description The table is there.
         */
        Health: {
            ok: boolean;
            version: string;
        };
        /**
         * Hello
         * @description The first message on a live line: whose seat it is, and the ply of the table that the sender has already.
         */
        Hello: {
            /** @default null */
            token?: string | null;
            /** @default -1 */
            since?: number;
        };
        /**
         * HintShown
         * @description The best move, and the three best with their reasons; in a lesson the book's move alone.
         *
         *         `chance`: that to win as things stand, if it can be judged; `certainty`: how sure the best move is, and `sure` the
         *         sentence that says so; `endings`: ends of the game that are in sight.
         */
        HintShown: {
            action: string;
            /** @enum {unknown} */
            certainty: "book" | "clear" | "close" | "likely";
            chance: number | null;
            endings: components["schemas"]["ProspectShown"][];
            label: string;
            moves: components["schemas"]["AdvisedShown"][];
            sure: string;
        };
        /**
         * Invited
         * @description The seat of an invitation that nobody has used yet.
         */
        Invited: {
            seat: number;
        };
        /**
         * Invites
         * @description The invitations that nobody has used yet, by seat.
         */
        Invites: {
            invites: {
                [key: string]: string;
            };
        };
        /**
         * JournalLine
         * @description Something that happened, as the reader may know it.
         */
        JournalLine: {
            data: Record<string, unknown>;
            kind: string;
            ply: number;
            rule: string;
            seat: number | null;
            text: string;
        };
        /**
         * JudgedShown
         * @description A decision, judged by what its seat knew then. `before` and `after` are the seat's chance before it and once
         *         chance had answered, `luck` what chance and what came to light had to do with that.
         *
         *         `loss` is what the best move found was worth more, and `best` that move; null where nothing better was found.
         */
        JudgedShown: {
            after: number;
            before: number;
            best: components["schemas"]["MoveNamed"] | null;
            label: string;
            loss: number;
            luck: number;
            ply: number;
            seat: number;
        };
        /**
         * LessonShown
         * @description A game by the book: the open page with its notes, and the action that turns it.
         *
         *         Notes are for the learner alone, and `action` for whoever makes the move: for all others it is null.
         */
        LessonShown: {
            action: string | null;
            notes: components["schemas"]["NoteShown"][];
            page: number;
            pages: number;
        };
        /**
         * LevelShown
         * @description A level of play: the name that a seat's `bot` has, what people call it, and what it is like.
         */
        LevelShown: {
            about: string;
            label: string;
            name: string;
        };
        /**
         * MatchCreated
         * @description A new match: the tokens of the seats at this screen, and the secret of the host, which reads invites again.
         */
        MatchCreated: {
            host: string;
            invites: {
                [key: string]: string;
            };
            match: string;
            tokens: {
                [key: string]: string;
            };
        };
        /**
         * MatchStands
         * @description How a match stands for a seat. `problem` is `unknown-match` or `bad-token`, and null where all is well.
         *
         *         `options` are those that were chosen otherwise than usual, in words; `lesson`: it is played by the book; `verdict`
         *         is how it ended for the seat. A match that nobody has opened for long may not be read at once: then `waiting` and
         *         `glance` are null; ask again. A seat that was handed over is not in `waiting`.
         */
        MatchStands: {
            claimed: boolean;
            glance: components["schemas"]["GlanceShown"] | null;
            lesson: boolean;
            match: string;
            names: string[];
            next: string | null;
            options: string[];
            over: boolean;
            ply: number;
            problem: string | null;
            seat: number | null;
            verdict: components["schemas"]["VerdictShown"] | null;
            waiting: number[] | null;
        };
        /**
         * Move
         * @description A move, made at the ply that was seen, with what chance answered at a real table.
         */
        Move: {
            ply: number;
            seat: number;
            action: string;
            /** @default [] */
            answers?: (number | string)[];
        };
        /**
         * MoveNamed
         * @description An action by its spelling and in words.
         */
        MoveNamed: {
            action: string;
            label: string;
        };
        /**
         * Moved
         * @description The move is stored; the match stands at this ply.
         */
        Moved: {
            ply: number;
        };
        /**
         * News
         * @description On a live line: a frame for each line of the record that was missed, oldest first.
         */
        News: {
            news: components["schemas"]["Frame"][];
        };
        /**
         * NoteShown
         * @description A note of a lesson, and the things that it points at.
         */
        NoteShown: {
            text: string;
            things: string[];
        };
        /**
         * OddsAnswer
         * @description The odds at a ply; null where no fight is in sight, or the game has no odds.
         */
        OddsAnswer: {
            odds: components["schemas"]["OddsShown"] | null;
            ply: number;
        };
        /**
         * OddsShown
         * @description How so many playouts ended.
         */
        OddsShown: {
            counts: {
                [key: string]: components["schemas"]["CountShown"];
            };
            playouts: number;
        };
        /**
         * OptionShown
         * @description A choice that is made before the game.
         *
         *         `players`: the numbers of players with whom one can choose otherwise than the default; empty: any number.
         */
        OptionShown: {
            choices: components["schemas"]["ChoiceShown"][];
            default: boolean | number | string;
            help: string;
            label: string;
            name: string;
            players: number[];
        };
        /**
         * OutcomeShown
         * @description How the game ended.
         */
        OutcomeShown: {
            ranks: number[];
            reason: string;
            scores: number[];
            text: string;
            winners: number[];
        };
        /**
         * OutlookShown
         * @description What can be done to a seat before its next turn, gravest first, and the ends of the game that are in sight.
         *
         *         `all_tried`: every move of the seat was tried in every way, so that none prevents a threat without `safe`.
         */
        OutlookShown: {
            all_tried: boolean;
            endings: components["schemas"]["ProspectShown"][];
            ply: number;
            threats: components["schemas"]["ThreatShown"][];
        };
        /**
         * PackShown
         * @description Whether a board of the user's own is accepted, the id of ours, and where that comes from, if it is said.
         */
        PackShown: {
            accepts: boolean;
            default: string;
            source: string;
        };
        /**
         * Present
         * @description On a live line: somebody came, went or sat down.
         */
        Present: {
            seats: components["schemas"]["SeatShown"][];
        };
        /**
         * PrimerShown
         * @description A lesson by which a game is learned: the options that choose it, how many play, and at which seat one learns.
         *
         *         `minutes`: how long it takes to read and to play.
         */
        PrimerShown: {
            learner: number;
            minutes: number;
            options: {
                [key: string]: boolean | number | string;
            };
            pages: number;
            players: number;
        };
        /**
         * ProspectShown
         * @description What may soon come of a position: a sentence, the section of the rules behind it, and the things it is about.
         */
        ProspectShown: {
            rule: string | null;
            text: string;
            things: string[];
        };
        /**
         * RatingShown
         * @description How many points a level is above the lowest, of which 400 are odds of ten to one, and their 95 % interval.
         */
        RatingShown: {
            high: number;
            low: number;
            points: number;
        };
        /**
         * Reason
         * @description Why something was refused: a code for programs, one clear sentence for people.
         */
        Reason: {
            /** @enum {string} */
            code: "bad-request" | "bad-token" | "not-yours" | "bad-origin" | "unknown-match" | "not-found" | "bad-method" | "illegal-action" | "not-waiting" | "not-started" | "stale-ply" | "no-undo" | "lesson" | "rules-parted" | "not-over" | "no-hints" | "seat-taken" | "not-by-link" | "no-handover" | "handed-over" | "too-large" | "bad-record" | "bad-board" | "bad-answer" | "too-many" | "internal" | "not-stored" | "too-new" | "no-room" | "busy";
            message: string;
        };
        /**
         * RecordOpened
         * @description The match that a record has become, to be looked at.
         */
        RecordOpened: {
            match: string;
        };
        /**
         * Redeem
         * @description Sitting down on another device.
         */
        Redeem: {
            carry: string;
        };
        /**
         * Refused
         * @description A request is refused, and nothing has changed.
         */
        Refused: {
            error: components["schemas"]["Reason"];
        };
        /**
         * Renewal
         * @description Giving a seat out anew.
         */
        Renewal: {
            seat: number;
        };
        /**
         * RowShown
         * @description A line of the reckoning, with a cell for each side.
         */
        RowShown: {
            cells: components["schemas"]["CellShown"][];
            text: string;
        };
        /**
         * RulesShown
         * @description A game's rules, and the one page of them to print, which a game need not have.
         */
        RulesShown: {
            aid: components["schemas"]["SectionShown"][];
            sections: components["schemas"]["SectionShown"][];
            title: string;
        };
        /**
         * SeatAsked
         * @description A seat, by its match and its token.
         */
        SeatAsked: {
            match: string;
            token: string;
        };
        /**
         * SeatClaimed
         * @description The seat of an invitation, and the token that plays it.
         */
        SeatClaimed: {
            seat: number;
            token: string;
        };
        /**
         * SeatSetup
         * @description Who sits at a place of a new match.
         */
        SeatSetup: {
            /** @enum {unknown} */
            kind: "bot" | "here" | "link";
            /** @default null */
            name?: string | null;
            /** @default null */
            bot?: string | null;
            /** @default true */
            hints?: boolean;
            /** @default null */
            lang?: string | null;
        };
        /**
         * SeatShown
         * @description Who sits at a seat, and whether anybody is there. `level`: that of its bot, if people can choose it,
         *         or of the one that plays for a person until the seat is taken back.
         *
         *         `trouble` says that its bot could not decide, and who moved in its place; null where all is well.
         */
        SeatShown: {
            bot: string | null;
            claimed: boolean;
            hints: boolean;
            /** @enum {unknown} */
            kind: "bot" | "here" | "link";
            level: components["schemas"]["LevelShown"] | null;
            name: string;
            online: boolean;
            trouble: string | null;
        };
        /**
         * SeatsCarried
         * @description The tokens of another device, by seat.
         */
        SeatsCarried: {
            tokens: {
                [key: string]: string;
            };
        };
        /**
         * SectionShown
         * @description A section of a game's rules.
         */
        SectionShown: {
            id: string;
            markdown: string;
            title: string;
        };
        /**
         * Seen
         * @description A table as one pair of eyes sees it. `plies` is the last ply if somebody looks back, null at the present.
         *
         *         `parted` says why a match of former rules cannot go on; `next` names the match that the same people have gone on to.
         */
        Seen: {
            decision: components["schemas"]["DecisionShown"] | null;
            game: string;
            journal: components["schemas"]["JournalLine"][];
            lesson: components["schemas"]["LessonShown"] | null;
            match: string;
            next: string | null;
            options: {
                [key: string]: boolean | number | string;
            };
            outcome: components["schemas"]["OutcomeShown"] | null;
            pack: string;
            parted: string | null;
            plies: number | null;
            ply: number;
            review: boolean;
            seat: number | null;
            seats: components["schemas"]["SeatShown"][];
            undo: components["schemas"]["UndoShown"] | null;
            view: Record<string, unknown>;
            waiting: number[];
        };
        /**
         * Setup
         * @description A new match. `pack` is the text of a board of the user's own.
         */
        Setup: {
            game: string;
            seats: components["schemas"]["SeatSetup"][];
            options?: {
                [key: string]: boolean | number | string;
            };
            /** @default null */
            pack?: string | null;
        };
        /**
         * SpentShown
         * @description How a seat's own chance to win came from its `start` to its `end`: by its `own` decisions, by those of its
         *         `rivals`, and by `luck`; the three add up to the change.
         */
        SpentShown: {
            end: number;
            luck: number;
            own: number;
            rivals: number;
            seat: number;
            start: number;
        };
        /**
         * TakeBack
         * @description Playing a seat again that was handed over.
         */
        TakeBack: {
            seat: number;
        };
        /**
         * ThreatShown
         * @description What may be done to a seat. `safe`: the best move after which nothing threatens the same; null where none is
         *         known, or the seat has nothing to decide.
         */
        ThreatShown: {
            rule: string | null;
            safe: components["schemas"]["MoveNamed"] | null;
            text: string;
            things: string[];
        };
        /**
         * TurnShown
         * @description A turn by its name, its last ply, and the points of each side at its end.
         */
        TurnShown: {
            name: string;
            ply: number;
            points: number[];
        };
        /**
         * TurningPointShown
         * @description One of the dearest decisions: what was played and what would have been better, in a sentence too, and the turn
         *         in which it was. `line` is the better move and what would probably have followed, from what the seat knew;
         *         `things` are those that the two moves name.
         */
        TurningPointShown: {
            better: components["schemas"]["MoveNamed"];
            line: components["schemas"]["FollowedShown"][];
            loss: number;
            name: string;
            played: components["schemas"]["MoveNamed"];
            ply: number;
            seat: number;
            text: string;
            things: string[];
        };
        /**
         * TurningShown
         * @description A turn that changed much: its number in the list of turns, its name, what it changed, the ply that changed most,
         *         and what was done, as the journal tells it.
         */
        TurningShown: {
            deeds: string[];
            name: string;
            ply: number;
            text: string;
            turn: number;
        };
        /**
         * Undo
         * @description Taking the seat's last move back.
         */
        Undo: {
            ply: number;
            seat: number;
        };
        /**
         * UndoShown
         * @description How many moves a seat can take back, and what stops it there.
         */
        UndoShown: {
            moves: number;
            reason: string;
        };
        /**
         * VerdictShown
         * @description How a match ended, in a sentence; why it ended; and what else there is to say: what was missing, for instance.
         */
        VerdictShown: {
            /** @enum {unknown} */
            kind: "lost" | "seen" | "shared" | "won";
            notes: string[];
            reason: string;
            text: string;
        };
        /**
         * Whole
         * @description On a live line: the whole table, at first, or when too much was missed.
         */
        Whole: {
            table: components["schemas"]["Seen"];
        };
        /**
         * WhyAnswer
         * @description Why nothing can be done with a thing now; null where something can.
         */
        WhyAnswer: {
            why: components["schemas"]["WhyShown"] | null;
        };
        /**
         * WhyShown
         * @description Why nothing can be done with a thing now: one sentence, and the section of the rules that it comes from.
         */
        WhyShown: {
            rule: string | null;
            text: string;
        };
        /**
         * WordsShown
         * @description A game's words in one language, as Fluent text, and which of its facts are lists with an entry for each seat.
         */
        WordsShown: {
            by_seat: string[];
            words: string;
        };
    };
    responses: {
        /** @description Nothing has changed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
    };
    parameters: {
        /** @description The language of every text. */
        lang: "en" | "fr";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
