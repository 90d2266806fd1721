import type { Client } from '@foyer/client'
import { type OperationId, operations, roleOf } from '@foyer/contract'
import { type Problem, problemOf, type SessionState } from '@foyer/feature-api'
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
  /** Called when another account is here than before, or none. */
  readonly onChange?: () => void
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

/** What a server says of itself when it cannot answer; whether there is a session stays open. */
const aboutTheServer: readonly Problem['code'][] = ['internal', 'unavailable', 'maintenance', 'too_many_requests']

const saysGuest = ({ kind, code }: Problem): boolean => kind === 'refused' && !aboutTheServer.includes(code)

export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { session, client, queries, storage, mayExist, onGuest, onChange } = options
  let asked = 0
  const dropPrivate = (): void => queries.removeQueries({ predicate: ({ queryKey }) => isPrivate(queryKey) })
  const forget = (): void => {
    asked += 1
    const wasSignedIn = session.status === 'signedIn'
    clearSession(storage)
    dropPrivate()
    Object.assign(session, {
      status: 'guest',
      role: 'guest',
      member: undefined,
      hasEnded: false,
    } satisfies SessionState)
    onGuest?.()
    if (wasSignedIn) onChange?.()
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
      const isAnother = session.member?.id !== member.id
      if (isAnother) dropPrivate()
      writeMember(storage, member)
      Object.assign(session, {
        status: 'signedIn',
        role: roleOf(member.type),
        member,
        hasEnded: false,
      } satisfies SessionState)
      if (isAnother) onChange?.()
    } catch (error) {
      if (mine !== asked) return
      if (saysGuest(problemOf(error))) return forget()
      // Without an answer nothing is known: a known session stays, and of an unknown one nobody can say.
      if (session.status === 'unknown') session.status = 'unreachable'
      throw error
    }
  }
  return { mayExist, refresh, forget }
}
