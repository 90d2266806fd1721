import { answersName, assetsName, dropOthers, keep, kept, pagesName, shellName } from './keptFiles.ts'
import { kindOf, prefixOf } from './kindOf.ts'
import type { WorkerSite } from './workerSite.ts'

/** Milliseconds that a page's network has before a kept copy is shown. */
const patience = 3_000

interface WorkerPorts {
  readonly caches: CacheStorage
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>
  readonly origin: string
  readonly wait: (ms: number) => Promise<void>
}

interface Answering {
  readonly answer: Promise<Response>
  /** Ends when what was asked is kept as well. */
  readonly whole: Promise<unknown>
}

export interface OfflineWorker {
  readonly install: () => Promise<void>
  readonly activate: () => Promise<void>
  /** The answer to a request, `undefined` where the browser asks by itself. `preloaded` is what it asked for already. */
  readonly answer: (request: Request, preloaded?: Promise<Response | undefined>) => Answering | undefined
  /** Keeps what a page loaded before there was a worker. */
  readonly keepLoaded: (addresses: readonly string[]) => Promise<void>
}

/** What the service worker of a site does (QP16, QP17), apart from the events that ask for it. */
export function createWorker(site: WorkerSite, { caches, fetch, origin, wait }: WorkerPorts): OfflineWorker {
  const offlinePage = async (path: string): Promise<Response> => {
    const address = site.offline[prefixOf(path, site)] ?? site.offline[''] ?? ''
    return (await kept(caches, shellName(site.version), address)) ?? Response.error()
  }
  /** From the network, and what is kept where that fails or takes too long. */
  const networkFirst = (name: string, key: string, asking: Promise<Response>): Answering => {
    const keeping = asking.then((answer) => keep(caches, name, key, answer))
    const late = wait(patience).then(async () => (await kept(caches, name, key)) ?? asking)
    const soon = Promise.race([asking, late]).catch(async (error: unknown) => {
      const copy = await kept(caches, name, key)
      if (copy === undefined) throw error
      return copy
    })
    return { answer: soon, whole: keeping.catch(() => undefined) }
  }
  const ofAsset = (request: Request): Answering => {
    const asked = (async () => {
      const copy = (await kept(caches, assetsName, request)) ?? (await kept(caches, shellName(site.version), request))
      return { copy, answer: copy ?? (await fetch(request)) }
    })()
    const keeping = asked.then(({ copy, answer }) => (copy ? undefined : keep(caches, assetsName, request, answer)))
    return { answer: asked.then(({ answer }) => answer), whole: keeping.catch(() => undefined) }
  }

  return {
    install: async () => {
      const cache = await caches.open(shellName(site.version))
      // Not from the browser's own cache: these may have names that do not change with their contents.
      await cache.addAll(
        [...Object.values(site.offline), ...site.shell].map(
          (url) => new Request(new URL(url, origin), { cache: 'reload' }),
        ),
      )
    },
    activate: () => dropOthers(caches, site.version),
    answer: (request, preloaded) => {
      const kind = kindOf(request, origin, site)
      if (kind === undefined) return undefined
      if (kind.kind === 'asset') return ofAsset(request)
      const asking = (async () => (await preloaded) ?? fetch(request))()
      if (kind.kind === 'answer') return networkFirst(answersName, kind.key, asking)
      const { pathname } = new URL(request.url)
      const { answer, whole } =
        kind.kind === 'page' ? networkFirst(pagesName, kind.key, asking) : { answer: asking, whole: Promise.resolve() }
      return { answer: answer.catch(() => offlinePage(pathname)), whole }
    },
    keepLoaded: async (addresses) => {
      for (const address of addresses) {
        const isPage = !address.startsWith(`${origin}/assets/`)
        const request = new Request(address)
        const mode = isPage ? 'navigate' : 'no-cors'
        const kind = kindOf({ method: 'GET', url: address, headers: request.headers, mode }, origin, site)
        if (kind?.kind !== 'page' && kind?.kind !== 'asset') continue
        const [name, key] = kind.kind === 'page' ? [pagesName, kind.key] : [assetsName, request]
        if (await kept(caches, name, key)) continue
        await fetch(request)
          .then((answer) => keep(caches, name, key, answer))
          .catch(() => undefined)
      }
    },
  }
}
