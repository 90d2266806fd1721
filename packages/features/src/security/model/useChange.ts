import type { OperationId } from '@foyer/contract'
import { problemOf, problemText, withProof } from '@foyer/feature-api'
import { useRuntime } from './calls.ts'

/**
 * Makes a change and asks for what it changes anew. One that needs a fresh proof of who is there goes on after it; whatever
 * else goes wrong is told.
 */
export function useChange() {
  const runtime = useRuntime()
  return async (work: () => Promise<unknown>, ...changed: readonly OperationId[]): Promise<void> => {
    try {
      await withProof(runtime, work)
      await Promise.all(changed.map((id) => runtime.queries.invalidateQueries({ queryKey: [id] })))
    } catch (error) {
      if (problemOf(error).code !== 'password_required')
        runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
    }
  }
}
