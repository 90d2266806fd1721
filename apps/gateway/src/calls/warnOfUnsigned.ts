import type { Logger } from 'pino'

/** A call that another server took for not signed, or signed wrongly. */
export interface UnsignedCall {
  /** Code that the call was signed for. */
  readonly caller: string
  /** Origin of the server, and the path of the call. */
  readonly url: string
  readonly path: string
  readonly status: number
}

export type OnUnsigned = (call: UnsignedCall) => void

/** So long a server that refuses call after call is not told of again, in ms. */
const quietMs = 60_000

/**
 * Warns of servers that refuse what the gateway signs: members only see a wallet or a way to pay that does not answer. Each
 * server is told of once a minute for each code, whatever is called. Time is the process's own, as the machine's clock may
 * be what is wrong.
 */
export function warnOfUnsigned(log: Pick<Logger, 'warn'>, now = (): number => performance.now()): OnUnsigned {
  const quietUntil = new Map<string, number>()
  return ({ caller, url, path, status }) => {
    const target = `${caller} ${url}`
    const at = now()
    if (at < (quietUntil.get(target) ?? 0)) return
    quietUntil.set(target, at + quietMs)
    const address = url + path
    log.warn(
      { caller, address, status },
      'this server refuses what the gateway signs; look at the secret of the caller and at the clocks',
    )
  }
}
