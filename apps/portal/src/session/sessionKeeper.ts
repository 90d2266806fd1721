import type { Client } from '@foyer/client'
import { type OperationId, operations, roleOf } from '@foyer/contract'
import { problemOf, type SessionState } from '@foyer/feature-api'
import type { QueryClient } from '@tanstack/react-query'
import { clearSession, writeMember } from '../storage/sessionKeys.ts'
import type { StorageLike } from '../storage/stored.ts'

interface SessionKeeperOptions {
  readonly session: SessionState
  readonly client: Pick<Client, 'call'>
  readonly queries: QueryClient
  readonly storage: StorageLike | undefined
  /** Whether a marker or a token says that there may be a session; without one the server is not asked. */
  readonly mayExist: () => boolean
  /** Called when the server knows of no session. */
  readonly onGuest?: () => void
}

export interface SessionKeeper {
  /** Whether there may be a session at all. */
  readonly mayExist: () => boolean
  /** Asks who is signed in and fills the session; the latest question wins. */
  readonly refresh: () => Promise<void>
  /** Forgets the session without asking. */
  readonly forget: () => void
}

/** Answers that belong to the signed-in account must not outlive it. */
const isPrivate = (key: readonly unknown[]): boolean => operations[key[0] as OperationId]?.shape.access !== 'guest'

export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { session, client, queries, storage, mayExist, onGuest } = options
  let asked = 0
  const forget = (): void => {
    asked += 1
    clearSession(storage)
    queries.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) })
    Object.assign(session, { status: 'guest', role: 'guest', member: undefined } satisfies SessionState)
    onGuest?.()
  }
  const refresh = async (): Promise<void> => {
    if (!mayExist()) {
      forget()
      return
    }
    asked += 1
    const mine = asked
    try {
      const member = await client.call('memberInfo')
      if (mine !== asked) return
      writeMember(storage, member)
      Object.assign(session, { status: 'signedIn', role: roleOf(member.type), member } satisfies SessionState)
    } catch (error) {
      if (mine !== asked) return
      const { kind } = problemOf(error)
      // Without an answer nothing is known: a known session stays, an unknown one counts as none until asked again.
      if (kind === 'refused') forget()
      else if (session.status === 'unknown') session.status = 'guest'
      if (kind !== 'refused') throw error
    }
  }
  return { mayExist, refresh, forget }
}
