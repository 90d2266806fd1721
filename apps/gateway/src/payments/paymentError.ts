import type { PaymentProblem } from '@foyer/contract'

/** A provider's call that is refused. The message is for the provider's developers. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError'
  readonly code: PaymentProblem

  constructor(code: PaymentProblem, message: string) {
    super(message)
    this.code = code
  }
}
