import { type Client, ClientError } from '@foyer/client'
import { roleOf } from '@foyer/contract'
import { type EndedSession, type Problem, problemOf, type SessionState } from '@foyer/feature-api'
import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { operationOf } from '../runtime/operations.ts'
import { clearSession, forgetOther, writeMember } from '../storage/sessionKeys.ts'
import type { StorageLike } from '../storage/stored.ts'

interface SessionKeeperOptions {
  readonly session: SessionState
  readonly client: Pick<Client, 'call'>
  readonly queries: QueryClient
  readonly storage: StorageLike | undefined
  /** Whether a marker or a token says that there may be a session; without one the server is not asked. */
  readonly mayExist: () => boolean
  /** Where the visitor is when a session ends by itself. */
  readonly place?: () => Pick<EndedSession, 'path' | 'isKept'>
  /** Called when the server knows of no session. */
  readonly onGuest?: () => void
  /** Called when another account is here than before, or none. */
  readonly onChange?: () => void
}

interface KeepOptions {
  /** A session that is gone was not ended by its owner here: what is shown stays for when they log in again. */
  readonly byItself?: boolean
}

export interface SessionKeeper {
  /** Whether there may be a session at all. */
  readonly mayExist: () => boolean
  /** Asks who is signed in and fills the session; the latest question wins. */
  readonly refresh: (options?: KeepOptions) => Promise<void>
  /** Forgets the session without asking. */
  readonly forget: (options?: KeepOptions) => void
}

/** Answers that belong to the signed-in account must not outlive it. */
const isPrivate = (key: readonly unknown[]): boolean => operationOf(String(key[0]))?.shape.access !== 'guest'

/** What a server says of itself when it cannot answer; whether there is a session stays open. */
const aboutTheServer: readonly Problem['code'][] = ['internal', 'unavailable', 'maintenance', 'too_many_requests']

const saysGuest = (error: unknown): boolean => {
  const { kind, code } = problemOf(error)
  const isBroken = error instanceof ClientError && (error.status ?? 0) >= 500
  return kind === 'refused' && !isBroken && !aboutTheServer.includes(code)
}

export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { session, client, queries, storage, mayExist, place, onGuest, onChange } = options
  let asked = 0
  const dropPrivate = (keepsShown: boolean): void =>
    queries.removeQueries({ predicate: (query) => isPrivate(query.queryKey) && !(keepsShown && query.isActive()) })
  const forget: SessionKeeper['forget'] = ({ byItself = false } = {}) => {
    asked += 1
    const wasSignedIn = session.status === 'signedIn'
    clearSession(storage)
    dropPrivate(byItself)
    const { role, member } = session
    // A page that calls twice is refused twice; what ended is known from the first.
    const ended = member && place ? { role, account: member.account, ...place() } : session.ended
    Object.assign(session, {
      status: 'guest',
      role: 'guest',
      member: undefined,
      ended: byItself ? ended : undefined,
      hasJustLoggedIn: false,
    } satisfies SessionState)
    onGuest?.()
    if (wasSignedIn) onChange?.()
  }
  const refresh: SessionKeeper['refresh'] = async (how) => {
    if (!mayExist()) {
      forget(how)
      return
    }
    asked += 1
    const mine = asked
    try {
      const member = await client.call('memberInfo')
      if (mine !== asked) return
      const { id, passwordDue } = session.member ?? {}
      const isAnother = id !== member.id
      const isBack = session.ended?.account === member.account
      if (isAnother) dropPrivate(true)
      forgetOther(storage, member)
      writeMember(storage, member)
      Object.assign(session, {
        status: 'signedIn',
        role: roleOf(member.type),
        member,
        ended: undefined,
      } satisfies SessionState)
      // With a password that had to go hardly anything was answered.
      if (!isAnother && passwordDue === member.passwordDue) return
      // What stayed on the page is asked for anew; to whom it belongs it stays meanwhile, with the forms that stand on it.
      const shown: QueryFilters = { type: 'active', predicate: ({ queryKey }) => isPrivate(queryKey) }
      void (isBack ? queries.invalidateQueries(shown) : queries.resetQueries(shown))
      if (isAnother) onChange?.()
    } catch (error) {
      if (mine !== asked) return
      if (saysGuest(error)) return forget(how)
      // Without an answer nothing is known: a known session stays, and of an unknown one nobody can say.
      if (session.status === 'unknown') session.status = 'unreachable'
      throw error
    }
  }
  return { mayExist, refresh, forget }
}
