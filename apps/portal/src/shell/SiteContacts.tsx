import { useActions, useLabels, useRuntime } from '@foyer/feature-api'
import { FloatingBar } from '@foyer/ui/FloatingBar'
import { LoadedIcon } from '../parts/LoadedIcon.tsx'
import { useOperation } from '../runtime/calls.ts'
import { floatingItems } from './floatingModel.ts'
import { useSite } from './SiteContext.ts'

/** The floating bar: customer service, messaging apps, social pages and what other features bring (H20, H21). */
export function SiteContacts() {
  const { features } = useSite()
  const { config, language, href, hasRoute, text } = useRuntime()
  const actions = useActions()
  const { data: system } = useOperation('systemStatus', {})
  const items = floatingItems({ features, chosen: config.floatingBar, language, system, href, hasRoute, text })
  return (
    <FloatingBar
      entries={items.map(({ icon, opens: _opens, ...item }) => ({ ...item, icon: <LoadedIcon load={icon} /> }))}
      onSelect={(id) => {
        const opens = items.find((item) => item.id === id)?.opens
        if (opens && 'action' in opens) actions[opens.action]()
      }}
      labels={useLabels('FloatingBar')}
    />
  )
}
