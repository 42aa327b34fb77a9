// How a call can fail.
/** The table refuses, with a code and a sentence. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

/** The table could not be reached at all. */
export class Unreachable extends Error {}
