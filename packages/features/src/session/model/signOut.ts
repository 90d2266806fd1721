import { forgetDrafts, type PortalRuntime, problemText } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'

async function isConfirmed(runtime: PortalRuntime<Operation>): Promise<boolean> {
  const text = (key: string) => runtime.text('session', key)
  const answer = await runtime.alert({
    icon: 'info',
    title: text('signOutTitle'),
    text: text('signOutText'),
    buttons: [
      { id: 'stay', label: text('signOutCancel') },
      { id: 'leave', label: text('signOutConfirm'), primary: true },
    ],
  })
  return answer === 'leave'
}

async function end(runtime: PortalRuntime<Operation>): Promise<void> {
  await runtime.client.call('logout')
  // Asking again finds nobody signed in, which empties session, storage and cache.
  await runtime.refreshSession()
}

/** Signs out, after a confirmation unless `confirm` is false, and goes home (H16, A09). */
export async function run(
  runtime: PortalRuntime<Operation>,
  options: { readonly confirm?: boolean } = {},
): Promise<void> {
  if (options.confirm !== false && !(await isConfirmed(runtime))) return
  try {
    await runtime.busy(runtime.text('session', 'signingOut'), end(runtime))
    runtime.closeModals()
    forgetDrafts()
    runtime.navigate(runtime.href('home'))
    // The menu that was pressed is gone: the keyboard begins with the page.
    document.getElementById('content')?.focus({ preventScroll: true })
    runtime.toast({ text: runtime.text('session', 'signedOut') })
  } catch (error) {
    runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
  }
}
