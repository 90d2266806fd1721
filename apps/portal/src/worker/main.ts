import { createWorker } from './createWorker.ts'
import type { WorkerSite } from './workerSite.ts'

/** What of a worker's events is used here; the libraries of pages and of workers do not stand side by side. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}
interface MessageFromPage extends WorkerEvent {
  readonly data: unknown
}
interface WorkerScope {
  /** Written above this script by the build. */
  readonly foyerSite: WorkerSite
  readonly location: Location
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: ServiceWorkerRegistration
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: MessageFromPage) => void): void
  }
}

// The global of a service worker, of which this is all that is used.
const scope = globalThis as unknown as WorkerScope
const worker = createWorker(scope.foyerSite, {
  caches: scope.caches,
  fetch: (request, options) => scope.fetch(request, options),
  origin: scope.location.origin,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
})

scope.addEventListener('install', (event) => {
  // A new worker takes over at once. Waiting protects pages whose files only their own worker knows; here an asset's name
  // says its contents, pages come from the network first, and what a worker keeps from the start is the offline page alone.
  event.waitUntil(worker.install().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const start = async (): Promise<void> => {
    await worker.activate()
    // A page is asked for while the worker starts, so that it costs a page no time.
    await scope.registration.navigationPreload?.enable()
    // Pages that are open have their later parts kept as well.
    await scope.clients.claim()
  }
  event.waitUntil(start())
})

scope.addEventListener('fetch', (event) => {
  const answering = worker.answer(event.request, event.preloadResponse)
  if (answering === undefined) return
  event.respondWith(answering.answer)
  event.waitUntil(answering.whole)
})

scope.addEventListener('message', (event) => {
  const { data } = event
  if (Array.isArray(data)) event.waitUntil(worker.keepLoaded(data.filter((one) => typeof one === 'string')))
})
