import { centreParameter } from '../navigation/centreAddress.ts'
import type { HostState } from '../runtime/hostState.ts'

/** Whether the end of a session is told by a login form, which an open centre asks for, or by a dialog. */
export const toldElsewhere = (hosts: HostState) => ({
  isTold: (): boolean =>
    hosts.alerts.length > 0 ||
    hosts.modals.some(({ id }) => id === 'login') ||
    new URLSearchParams(location.search).has(centreParameter),
  // Whoever made the call that was refused speaks first.
  later: (work: () => void): void => void setTimeout(work),
})
