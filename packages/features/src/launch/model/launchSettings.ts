import type { PortalRuntime } from '@foyer/feature-api'
import type { LaunchSettings } from '../config.schema.ts'

/** What the brand says of starting games; a page on its own where it says nothing. */
export function launchSettings({ config }: Pick<PortalRuntime, 'config'>): LaunchSettings {
  // The schema of `features.launch` has filled and checked them.
  const said = (config.features.launch ?? {}) as Partial<LaunchSettings>
  return { opens: said.opens ?? 'page', sideBySide: said.sideBySide ?? true, provablyFair: said.provablyFair ?? false }
}
