import type { PortalRuntime } from '@foyer/feature-api'

export type HumanClient = PortalRuntime<'humanWork'>['client']

/** A way to show that a person is behind a form without asking them anything in it (I65). */
export interface HumanProvider {
  /** Gets one proof, which goes along with one call as `verification`. Rejects when there is none to be had. */
  readonly prove: (client: HumanClient) => Promise<string>
}
