import { type CentrePageId, useActions, useRuntime, useSession } from '@foyer/feature-api'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { centreParameter } from '../navigation/centreAddress.ts'
import { useSite } from '../shell/SiteContext.ts'
import { CentreRefusal } from './CentreRefusal.tsx'
import { decideCentre } from './centreModel.ts'
import { OpenCentre } from './OpenCentre.tsx'

/** What the address names as centre page, over the page (spec 2.7): the page, or why it is not shown (P15, V34). */
export function CentreHost() {
  const { features } = useSite()
  const { status, role } = useSession()
  const [query] = useSearchParams()
  if (status === 'unknown' || status === 'unreachable') return null
  const decision = decideCentre(query.get(centreParameter), role, features)
  if (decision.kind === 'open') return <OpenCentre centre={decision.centre} page={decision.page} />
  if (decision.kind === 'login') return <LoginFirst page={decision.page} />
  return <CentreRefusal decision={decision} />
}

/** Sends a guest to the login modal, and on to the page afterwards. */
function LoginFirst({ page }: { readonly page: CentrePageId }) {
  const { showCentre } = useRuntime()
  const { openLogin } = useActions()
  useEffect(() => {
    showCentre(undefined)
    openLogin({ onLoggedIn: () => showCentre(page) })
  }, [page, showCentre, openLogin])
  return null
}
