import type { SessionState } from '@foyer/feature-api'

/** Session key of a popup that was closed by somebody signed in; signing out takes it away (EN22). */
const key = 'publicityClose'

/** Whether a member has closed the publicity popup in this session (M08). */
export function isPublicityClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Where nothing can be remembered, a popup that comes back with every page would be worse than none.
    return true
  }
}

/** Remembers that it was closed, where somebody is signed in (M08). */
export function closePublicity({ status }: Pick<SessionState, 'status'>): void {
  if (status !== 'signedIn') return
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // It is not shown there anyway.
  }
}
