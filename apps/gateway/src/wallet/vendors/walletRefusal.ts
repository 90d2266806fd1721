import type { WalletProblem } from '@foyer/contract'
import { SignatureError } from '../../calls/checkSignature.ts'

/** Why what a vendor tells of its wallets is not taken. */
export class WalletRefused extends Error {
  override readonly name = 'WalletRefused'
  readonly code: WalletProblem

  constructor(code: WalletProblem, message: string) {
    super(message)
    this.code = code
  }
}

export function reportRefusal(error: unknown): Pick<WalletRefused, 'code' | 'message'> {
  if (error instanceof WalletRefused) return error
  if (error instanceof SignatureError) return new WalletRefused('signature_refused', error.message)
  return new WalletRefused('unavailable', 'The report could not be taken; send it again')
}
