import { type PortalRuntime, problemOf, problemText } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'

/** Says why a game did not start, and the way on: again where that can help, else to what is there. */
export async function explainFailure(
  runtime: PortalRuntime<Operation>,
  error: unknown,
  { name, retry }: { readonly name: string; readonly retry: () => void },
): Promise<void> {
  const { text } = runtime
  const { code } = problemOf(error)
  const isMissing = code === 'not_found'
  const isOff = code === 'module_off'
  const reason = isMissing
    ? text('launch', 'missingText')
    : isOff
      ? text('launch', 'notOffered')
      : problemText(runtime, error)
  const way = isMissing || isOff ? 'lobby' : 'retry'
  const answer = await runtime.alert({
    icon: 'warning',
    title: text('launch', 'failedNamed', { name }),
    text: reason,
    buttons: [
      { id: 'close', label: text('launch', 'close') },
      { id: way, label: text('launch', way === 'lobby' ? 'toLobby' : 'retry'), primary: true },
    ],
  })
  if (answer === 'retry') retry()
  if (answer === 'lobby') runtime.navigate(runtime.href('rng'))
}
