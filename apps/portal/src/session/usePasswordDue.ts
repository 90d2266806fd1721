import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../shell/SiteContext.ts'

/**
 * Asks for a new password as long as the server says that the one of this session has to go, and for the terms of the site as long as they
 * are not accepted, after a reload too (A07, P17).
 */
export function usePasswordDue(): void {
  const { runtime, hosts } = useSite()
  const { passwordDue: reason, termsDue: version } = useSnapshot(runtime.session).member ?? {}
  const due = reason ? 'changePassword' : version ? 'acceptTerms' : undefined
  const isAsked = useSnapshot(hosts).modals.some(({ id }) => id === due)
  useEffect(() => {
    if (isAsked) return
    if (reason) runtime.openModal('changePassword', { reason })
    else if (version) runtime.openModal('acceptTerms', { version })
  }, [runtime, reason, version, isAsked])
}
