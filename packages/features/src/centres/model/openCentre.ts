import { type CentrePageId, type PortalRuntime, warnTrialAccount } from '@foyer/feature-api'
import { decideCentre } from './decideCentre.ts'

/** Opens a centre page, asks guests to log in and warns those who may not (P15, T13). */
export async function run(runtime: PortalRuntime, page: CentrePageId): Promise<void> {
  switch (decideCentre(page, runtime.session.role)) {
    case 'login':
      // biome-ignore lint/suspicious/noThenProperty: the options are never awaited
      return runtime.actions.openLogin({ then: () => runtime.actions.openCentre(page) })
    case 'warning':
      return warnTrialAccount(runtime)
    case 'open':
      return runtime.showCentre(page)
  }
}
