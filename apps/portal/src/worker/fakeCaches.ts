type Key = string | Request

const addressOf = (key: Key, origin: string): string => (typeof key === 'string' ? new URL(key, origin).href : key.url)

/** Cache Storage in memory: what a worker uses of it, in the order that browsers keep. */
export function createFakeCaches(origin: string, fetch: (request: Request) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>()
    all.set(name, entries)
    return {
      match: async (key: Key) => entries.get(addressOf(key, origin))?.clone(),
      put: async (key: Key, answer: Response) => {
        entries.delete(addressOf(key, origin))
        entries.set(addressOf(key, origin), answer)
      },
      keys: async () => [...entries.keys()],
      delete: async (key: string) => entries.delete(key),
      addAll: async (requests: readonly Request[]) => {
        for (const request of requests) entries.set(request.url, await fetch(request))
      },
    }
  }
  const storage = { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) }
  const addresses = (name: string) => [...(all.get(name)?.keys() ?? [])].map((one) => one.slice(origin.length))
  // All that is asked of it is here.
  return { caches: storage as unknown as CacheStorage, addresses }
}
