/** Names of the caches; one that begins like them and is not among them is left over from another version. */
const prefix = 'foyer-'
export const pagesName = `${prefix}pages`
export const assetsName = `${prefix}assets`
export const answersName = `${prefix}answers`
export const shellName = (version: string): string => `${prefix}shell-${version}`

/** How many entries a cache holds at most; an asset has 30 kB on average, so all of them stay below 10 MB. */
export const most: Readonly<Record<string, number>> = { [pagesName]: 40, [assetsName]: 300, [answersName]: 4 }

/** Keeps a copy of an answer. What was kept longest ago makes room; a full disk keeps nothing and breaks nothing. */
export async function keep(caches: CacheStorage, name: string, key: string | Request, answer: Response): Promise<void> {
  const isWhole = answer.status === 200 && answer.type === 'basic' && !answer.redirected
  if (!isWhole || /no-store|private/.test(answer.headers.get('cache-control') ?? '')) return
  const copy = answer.clone()
  try {
    const cache = await caches.open(name)
    await cache.put(key, copy)
    const kept = await cache.keys()
    const tooMany = kept.length - (most[name] ?? kept.length)
    await Promise.all(kept.slice(0, Math.max(0, tooMany)).map((one) => cache.delete(one)))
  } catch {
    // The browser gives no room, or takes it back just now.
  }
}

/** What is kept under a name. The form it was sent in does not matter: it is the same file. */
export const kept = async (caches: CacheStorage, name: string, key: string | Request): Promise<Response | undefined> =>
  (await caches.open(name)).match(key, { ignoreVary: true })

/** Deletes what older versions kept. */
export async function dropOthers(caches: CacheStorage, version: string): Promise<void> {
  const own = new Set([pagesName, assetsName, answersName, shellName(version)])
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && !own.has(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}
