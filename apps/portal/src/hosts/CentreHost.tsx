import { useSession } from '@foyer/feature-api'
import { useSearchParams } from 'react-router-dom'
import { centreParameter } from '../navigation/centreAddress.ts'
import { useRoleHere } from '../session/useRoleHere.ts'
import { useSite } from '../shell/SiteContext.ts'
import { CentreRefusal } from './CentreRefusal.tsx'
import { decideCentre } from './centreModel.ts'
import { OpenCentre } from './OpenCentre.tsx'

/** What the address names as centre page, over the page (spec 2.7): the page, or why it is not shown (P15, V34). */
export function CentreHost() {
  const { features } = useSite()
  const { status, role } = useRoleHere()
  const { member } = useSession()
  const [query] = useSearchParams()
  if (status === 'unknown' || status === 'unreachable') return null
  // The dialog that asks for a new password would lie below it (A07).
  if (member?.passwordDue) return null
  const decision = decideCentre(query.get(centreParameter), role, features)
  if (decision.kind === 'open') return <OpenCentre centre={decision.centre} page={decision.page} />
  return <CentreRefusal decision={decision} />
}
