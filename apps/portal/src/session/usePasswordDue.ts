import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../shell/SiteContext.ts'

/** Asks for a new password as long as the server says that the one of this session has to go, after a reload too (A07). */
export function usePasswordDue(): void {
  const { runtime, hosts } = useSite()
  const reason = useSnapshot(runtime.session).member?.passwordDue
  const isAsked = useSnapshot(hosts).modals.some(({ id }) => id === 'changePassword')
  useEffect(() => {
    if (reason && !isAsked) runtime.openModal('changePassword', { reason })
  }, [runtime, reason, isAsked])
}
