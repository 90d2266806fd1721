import {
  type SeamlessBody,
  type SeamlessCall,
  type SeamlessFailure,
  type SeamlessProblem,
  type SeamlessValue,
  seamlessBase,
  seamlessHeaders,
  signedPost,
} from '@foyer/contract'
import { readWalletAnswer } from './walletAnswer.ts'

/** The wallet refused a call for good. */
export class WalletRefusal extends Error {
  override readonly name = 'WalletRefusal'
  readonly code: SeamlessProblem
  /** An earlier attempt at the call got no answer. */
  readonly repeated: boolean

  constructor({ code, message }: Pick<SeamlessFailure, 'code' | 'message'>, repeated: boolean) {
    super(message)
    this.code = code
    this.repeated = repeated
  }
}

/** Nobody knows whether the wallet carried the call out; the same call has to be sent again. */
export class WalletUnreachable extends Error {
  override readonly name = 'WalletUnreachable'
}

export type CallWallet = <Call extends SeamlessCall>(
  vendor: string,
  call: Call,
  body: SeamlessBody<Call>,
) => Promise<SeamlessValue<Call>>

export interface SeamlessClientOptions {
  readonly gatewayUrl: string
  readonly secretOf: (vendor: string) => Buffer
  /** Pauses between attempts in ms; there is one attempt more than there are pauses. */
  readonly pauses?: readonly number[]
  readonly timeout?: number
  /** Hears once that the wallet takes a vendor's signature no more, with what it says of it, until it takes one again. */
  readonly onUnsigned?: (vendor: string, why: string) => void
}

/** Calls the gateway's seamless wallet, signed. Every call may be repeated, so what got no answer is tried again. */
export function createSeamlessClient({
  gatewayUrl,
  secretOf,
  pauses = [150, 600],
  timeout = 5000,
  onUnsigned,
}: SeamlessClientOptions): CallWallet {
  /** Vendors whose signature was refused the last time. */
  const unsigned = new Set<string>()
  return async (vendor, call, body) => {
    for (const [tries, pause] of [...pauses, undefined].entries()) {
      const answer = await attempt(vendor, call, body, tries > 0)
      if (answer !== undefined) return answer
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)))
    }
    throw new WalletUnreachable(`The wallet did not answer ${call}`)
  }

  async function attempt<Call extends SeamlessCall>(
    vendor: string,
    call: Call,
    content: SeamlessBody<Call>,
    repeated: boolean,
  ): Promise<SeamlessValue<Call> | undefined> {
    const path = `${seamlessBase}/${call}`
    const [secret, body] = [secretOf(vendor), JSON.stringify(content)]
    const post = await signedPost({ caller: vendor, callerHeader: seamlessHeaders.caller, path, body, secret })
    let told: unknown
    try {
      const response = await fetch(gatewayUrl + path, { ...post, signal: AbortSignal.timeout(timeout) })
      told = await response.json()
    } catch {
      return undefined
    }
    const answer = readWalletAnswer(call, content, told)
    if (answer === undefined) return undefined
    const isUnsigned = !answer.success && answer.code === 'signature_refused'
    if (isUnsigned && !unsigned.has(vendor)) onUnsigned?.(vendor, answer.message)
    if (isUnsigned) unsigned.add(vendor)
    else unsigned.delete(vendor)
    if (answer.success) return answer.value
    if (answer.code === 'unavailable') return undefined
    throw new WalletRefusal(answer, repeated)
  }
}
