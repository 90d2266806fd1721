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
}

/** Calls the gateway's seamless wallet, signed. Every call may be repeated, so what got no answer is tried again. */
export function createSeamlessClient({
  gatewayUrl,
  secretOf,
  pauses = [150, 600],
  timeout = 5000,
}: SeamlessClientOptions): CallWallet {
  return async (vendor, call, body) => {
    for (const [tries, pause] of [...pauses, undefined].entries()) {
      const answer = await attempt(vendor, call, JSON.stringify(body), tries > 0)
      // The wallet answers each call in its form.
      if (answer !== undefined) return answer as SeamlessValue<typeof call>
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)))
    }
    throw new WalletUnreachable(`The wallet did not answer ${call}`)
  }

  async function attempt(vendor: string, call: SeamlessCall, body: string, repeated: boolean): Promise<unknown> {
    const path = `${seamlessBase}/${call}`
    const secret = secretOf(vendor)
    const post = await signedPost({ caller: vendor, callerHeader: seamlessHeaders.caller, path, body, secret })
    let answer: { success: true; value: unknown } | SeamlessFailure
    try {
      const response = await fetch(gatewayUrl + path, { ...post, signal: AbortSignal.timeout(timeout) })
      // An envelope; what it lacks counts as no answer.
      answer = (await response.json()) as typeof answer
    } catch {
      return undefined
    }
    if (answer.success === true) return answer.value
    // Anything that is not the wallet's own refusal, e.g. a proxy's error page, decides nothing.
    if (answer.success !== false || typeof answer.code !== 'string' || answer.code === 'unavailable') return undefined
    throw new WalletRefusal(answer, repeated)
  }
}
