import { useSession } from '@foyer/feature-api'
import { leadsOn } from './leadsOn.ts'
import { useSite } from './SiteContext.ts'

export function useLeadsOn(): (href: string) => boolean {
  const { table } = useSite()
  const { status } = useSession()
  return leadsOn(table, status)
}
