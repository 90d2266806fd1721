import { type SessionState, useSession } from '@foyer/feature-api'
import { useLocation } from 'react-router-dom'

/**
 * Who is here, for deciding what is shown: where a session has ended under what somebody is doing, that stays as it is
 * below the login dialog.
 */
export function useRoleHere(): Pick<SessionState, 'status' | 'role'> {
  const { status, role, ended } = useSession()
  const { pathname } = useLocation()
  const isKept = status === 'guest' && ended?.isKept === true && ended.path === pathname
  return isKept ? { status: 'signedIn', role: ended.role } : { status, role }
}
