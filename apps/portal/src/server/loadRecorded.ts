import type { AnyLazy } from '../parts/lazyPart.tsx'
import { preloadAll } from '../routes/pageParts.ts'

declare global {
  /** Called by manifest loaders on the server with the module they load; the server build puts the calls there. */
  var foyerLoadedModule: ((module: string) => void) | undefined
}

/** Loads everything a page shows and says which modules that were. Loaders are called in one go, so nothing mixes. */
export async function loadRecorded(loaders: readonly AnyLazy[]): Promise<readonly string[]> {
  const modules = new Set<string>()
  globalThis.foyerLoadedModule = (module) => modules.add(module)
  const loading = loaders.map((load) => load())
  globalThis.foyerLoadedModule = undefined
  await Promise.all(loading)
  await preloadAll(loaders)
  return [...modules]
}
