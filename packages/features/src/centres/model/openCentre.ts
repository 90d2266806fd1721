import { type CentrePageId, type PortalRuntime, warnTrialAccount } from '@foyer/feature-api'
import { decideCentre } from './decideCentre.ts'

/** Opens a centre page, asks guests to log in and warns those who may not (P15, T13). */
export async function run(runtime: PortalRuntime, page: CentrePageId): Promise<void> {
  switch (decideCentre(page, runtime.session.role)) {
    case 'login':
      return runtime.actions.openLogin({ onLoggedIn: () => runtime.actions.openCentre(page) })
    case 'warning':
      return warnTrialAccount(runtime)
    case 'open':
      return runtime.showCentre(page)
  }
}
