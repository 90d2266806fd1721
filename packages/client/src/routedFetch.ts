import type { DomainRoute } from '@foyer/contract'
import { type PageOrigin, routeOrigin } from './fastestRoute.ts'
import { routesInOrder } from './routesInOrder.ts'

export interface RoutedFetchOptions {
  /** What this session has measured; `undefined` as long as it has not. */
  readonly routes: () => DomainRoute | undefined
  readonly page: PageOrigin & Pick<Location, 'hostname'>
  /** Whether a request may be made at another host, where no cookie goes along. */
  readonly mayLeave: (isRead: boolean) => boolean
  readonly fetch?: typeof fetch
  /** Milliseconds after which a read is asked of the next host as well; 3,000 by default. */
  readonly patience?: number
}

/** How long, in ms, a host that failed is asked last. */
const failedFor = 60_000
/** Statuses of a server that is not there, or not now. */
const absent: readonly number[] = [502, 503, 504]

/**
 * A `fetch` for paths of the site that goes by its fastest host, and by the next one when that fails (GW06). Only a read is
 * ever asked of two hosts. A write stays with the page's host, which knows the browser, until that has failed; it is made
 * once, as its answer may be lost although it happened.
 */
export function createRoutedFetch(options: RoutedFetchOptions): typeof fetch {
  const { routes, page, mayLeave, patience = 3_000 } = options
  const send: typeof fetch = options.fetch ?? ((...request) => fetch(...request))
  const failures = new Map<string, number>()
  const hasFailed = (domain: string): boolean => Date.now() - (failures.get(domain) ?? 0) < failedFor

  const ask = async (domain: string, path: string, init: RequestInit): Promise<Response> => {
    const isOwn = domain === page.hostname
    try {
      const answer = await send(
        isOwn ? path : routeOrigin(domain, page) + path,
        isOwn ? init : { ...init, credentials: 'omit' },
      )
      if (absent.includes(answer.status)) failures.set(domain, Date.now())
      return answer
    } catch (error) {
      // What was cancelled says nothing of the host; what took too long does.
      if (!init.signal?.aborted || init.signal.reason?.name === 'TimeoutError') failures.set(domain, Date.now())
      throw error
    }
  }

  /** The first answer of a host that is there; without any, what the last one said. */
  const read = (hosts: readonly string[], path: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const waiting = [...hosts]
      let open = 0
      const askNext = (): void => {
        const host = waiting.shift()
        if (host === undefined) return
        open += 1
        const slow = setTimeout(() => {
          if (waiting.length === 0 || init.signal?.aborted) return
          failures.set(host, Date.now())
          askNext()
        }, patience)
        const end = (settle: () => void, isGood: boolean): void => {
          clearTimeout(slow)
          open -= 1
          if (isGood || init.signal?.aborted || (open === 0 && waiting.length === 0)) {
            waiting.length = 0
            settle()
          } else if (waiting.length > 0) askNext()
        }
        ask(host, path, init).then(
          (answer) => end(() => resolve(answer), !absent.includes(answer.status)),
          (error) => end(() => reject(error), false),
        )
      }
      askNext()
    })

  return async (input, init = {}) => {
    const isRead = (init.method ?? 'GET') === 'GET'
    const measured = routes()
    if (measured === undefined || typeof input !== 'string' || !input.startsWith('/') || !mayLeave(isRead))
      return send(input, init)
    const hosts = routesInOrder(measured, page.hostname, hasFailed)
    if (isRead) return read(hosts, input, init)
    const host = hasFailed(page.hostname) ? (hosts[0] ?? page.hostname) : page.hostname
    return ask(host, input, init)
  }
}
