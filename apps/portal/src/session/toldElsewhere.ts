import type { HostState } from '../runtime/hostState.ts'

/** Whether the end of a session is told by a login form or a dialog. */
export const toldElsewhere = (hosts: HostState) => ({
  isTold: (): boolean => hosts.alerts.length > 0 || hosts.modals.some(({ id }) => id === 'login'),
  // Whoever made the call that was refused speaks first.
  later: (work: () => void): void => void setTimeout(work),
})
