import type { PortalRuntime, SessionState } from '@foyer/feature-api'
import { whoIs } from './whoIs.ts'

type Portal = Pick<PortalRuntime, 'session' | 'toast' | 'text' | 'actions'>

interface Watch {
  /** Whether somebody else tells it, such as a login form that opens or a dialog about what failed. */
  readonly isTold: () => boolean
  /** Runs what is to happen after what is under way. */
  readonly later: (work: () => void) => void
}

/**
 * Lets something happen to the session that was not done in this tab, and tells the visitor what came of it: that they have
 * been signed out, or that another account has taken their place. Whoever is in the middle of something is asked to log in
 * over it, and goes on where they were.
 */
export async function tellSession(portal: Portal, change: () => unknown, { isTold, later }: Watch): Promise<void> {
  const { session, toast, text, actions } = portal
  const before: SessionState = { ...session }
  await change()
  const { status, member } = session
  if (before.status !== 'signedIn') return
  if (status === 'guest') {
    later(() => {
      if (session.status !== 'guest' || isTold()) return
      if (session.ended?.isKept) actions.openLogin()
      else toast({ text: text('problems', 'signedOutTitle') })
    })
  } else if (member && member.id !== before.member?.id) {
    toast({ text: text('shell', 'switched', { name: whoIs(member) }) })
  }
}
