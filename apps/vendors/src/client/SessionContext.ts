import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session, SessionView } from './model/createSession.ts'

export const SessionContext = createContext<Session | undefined>(undefined)

/** What the session shows at the moment. */
export function useSession(): SessionView {
  const session = useContext(SessionContext)
  if (session === undefined) throw new Error('A game is shown outside of its session')
  return useSyncExternalStore(session.subscribe, session.view, session.view)
}
