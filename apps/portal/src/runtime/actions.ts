import type { OperationId } from '@foyer/contract'
import type { Actions, FeatureManifest, PortalRuntime } from '@foyer/feature-api'
import { loadChunk } from '../parts/chunkTimeout.ts'

type Run = (runtime: PortalRuntime<OperationId>, ...parameters: readonly unknown[]) => void | Promise<void>
type Loader = () => Promise<{ readonly run: Run }>

/**
 * The actions of every feature that is on. Each is fetched with its first use; one that nobody provides does nothing,
 * which the brand check has already reported.
 */
export function createActions(
  features: readonly FeatureManifest[],
  runtime: () => PortalRuntime<OperationId>,
  onError: (error: unknown, id: string) => void,
): Actions {
  // Loaders are typed by action id; here they are called by name with the parameters the caller was checked for.
  const loaders = new Map(
    // `Object.entries` forgets the names of keys.
    features.flatMap(({ actions = {} }) => Object.entries(actions) as unknown as readonly [string, Loader][]),
  )
  const start = async (load: Loader, parameters: readonly unknown[]): Promise<void> => {
    const { run } = await loadChunk(load)
    await run(runtime(), ...parameters)
  }
  const perform = (id: string, parameters: readonly unknown[]): void => {
    const load = loaders.get(id)
    if (load) start(load, parameters).catch((error: unknown) => onError(error, id))
    else if (import.meta.env.DEV) console.warn(`No feature provides the action ${id}`)
  }
  // The proxy answers for every action; there is nothing else in it.
  return new Proxy({} as Actions, {
    get:
      (_target, id) =>
      (...parameters: readonly unknown[]) =>
        perform(String(id), parameters),
  })
}
