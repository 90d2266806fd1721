import { type SeamlessFailure, type SeamlessProblem, seamlessProblemStatus } from '@foyer/contract'

/** A seamless-wallet call that is refused. The message is for the vendor's developers. */
export class SeamlessError extends Error {
  override readonly name = 'SeamlessError'
  readonly code: SeamlessProblem

  constructor(code: SeamlessProblem, message: string) {
    super(message)
    this.code = code
  }

  get status(): number {
    return seamlessProblemStatus[this.code]
  }

  toFailure(): SeamlessFailure {
    return { success: false, code: this.code, message: this.message }
  }
}
