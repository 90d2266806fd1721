import { useSession } from '@foyer/feature-api'
import { useSearchParams } from 'react-router-dom'
import { centreParameter } from '../navigation/centreAddress.ts'
import { useRoleHere } from '../session/useRoleHere.ts'
import { useSite } from '../shell/SiteContext.ts'
import { CentreRefusal } from './CentreRefusal.tsx'
import { CentreUnreachable } from './CentreUnreachable.tsx'
import { CentreWaiting } from './CentreWaiting.tsx'
import { centreOf, decideCentre } from './centreModel.ts'
import { OpenCentre } from './OpenCentre.tsx'

/** What the address names as centre page, over the page (spec 2.7): the page, or why it is not shown (P15, V34). */
export function CentreHost() {
  const { features } = useSite()
  const { status, role } = useRoleHere()
  const { member } = useSession()
  const [query] = useSearchParams()
  // The dialog that asks for a new password would lie below it (A07).
  if (member?.passwordDue) return null
  const wanted = query.get(centreParameter)
  const isKnown = status === 'signedIn' || status === 'guest'
  // While nobody knows who is here, the frame is drawn for those whom the centre is for.
  const roleHere = isKnown ? role : (centreOf(wanted, features)?.roles[0] ?? role)
  const decision = decideCentre(wanted, roleHere, features)
  if (decision.kind === 'open')
    return (
      <OpenCentre centre={decision.centre} page={decision.page}>
        {isKnown ? undefined : status === 'unknown' ? (
          <CentreWaiting as={decision.page.waitsAs} />
        ) : (
          <CentreUnreachable />
        )}
      </OpenCentre>
    )
  // What nobody has is missing whoever is here.
  const isSaid = isKnown || (status === 'unreachable' && decision.kind === 'missing')
  return isSaid ? <CentreRefusal decision={decision} /> : null
}
