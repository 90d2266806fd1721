import { type PortalRuntime, problemOf, problemText, withProof } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'

let isUnderWay = false

/** Begins to set up an authenticator app (A19). */
export async function run(runtime: PortalRuntime<Operation>): Promise<void> {
  // Pressed again while the server takes its time, it is the same setting up.
  if (isUnderWay) return
  isUnderWay = true
  try {
    const question = await withProof(runtime, () => runtime.client.call('authenticatorOptions'))
    runtime.openModal('authenticator', question)
  } catch (error) {
    if (problemOf(error).code !== 'password_required')
      runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
  } finally {
    isUnderWay = false
  }
}
