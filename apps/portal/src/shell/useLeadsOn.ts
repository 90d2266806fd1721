import { useSession } from '@foyer/feature-api'
import { leadsOn } from './leadsOn.ts'
import { useSite } from './SiteContext.ts'

export function useLeadsOn(): (href: string) => boolean {
  const { table } = useSite()
  const { role } = useSession()
  return leadsOn(table, role)
}
