import { useSession } from '@foyer/feature-api'
import { useEffect } from 'react'
import { askOnce } from '../runtime/askOnce.ts'
import { useSite } from '../shell/SiteContext.ts'

/** Asks an agent's contracts once per session (I09, GW05). */
export function useAgentContracts(): void {
  const site = useSite()
  const { role } = useSession()
  useEffect(() => {
    // Without an answer the pages stay off; the next page asks again.
    if (role === 'agent')
      askOnce(site, 'consolidated', () => site.runtime.client.call('consolidated')).catch(() => undefined)
  }, [role, site])
}
