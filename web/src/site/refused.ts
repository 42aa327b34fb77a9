// A wish that is refused, with a code and, where the referee refuses, a sentence.
export class Refused extends Error {
  constructor(readonly refused: { code: string; message: string }) {
    super(refused.message)
  }
}
