import type { OperationId } from '@foyer/contract'
import { type PortalRuntime, problemOf } from '@foyer/feature-api'
import { type StorageLike, writeStored } from '../storage/stored.ts'
import { whoIs } from './whoIs.ts'

type Portal = Pick<PortalRuntime<OperationId>, 'client' | 'toast' | 'text' | 'alert' | 'session' | 'refreshSession'>

/** Whether a session that runs may end for another one: a link alone must not move a player to a stranger's account. */
async function mayReplace({ session, alert, text }: Portal): Promise<boolean> {
  if (session.status !== 'signedIn' || !session.member) return true
  const answer = await alert({
    icon: 'warning',
    title: text('shell', 'switchTitle'),
    text: text('shell', 'switchText', { name: whoIs(session.member) }),
    buttons: [
      { id: 'switch', label: text('shell', 'switchConfirm') },
      { id: 'stay', label: text('shell', 'switchStay'), primary: true },
    ],
  })
  return answer === 'switch'
}

/** Exchanges the one-time code that the address held for a session (R33, ruling 23), and says so when it cannot be. */
export async function exchangeToken(portal: Portal, storage: StorageLike | undefined, code: string): Promise<void> {
  const { client, session, toast, text, refreshSession } = portal
  const before = session.member?.id
  if (!(await mayReplace(portal))) return
  try {
    const { token } = await client.call('loginByCode', { code })
    writeStored(storage, 'token', token)
  } catch (error) {
    const reason = problemOf(error).kind === 'refused' ? 'tokenRefused' : 'errorNetwork'
    toast({ text: text('shell', reason), tone: 'negative' })
  }
  await refreshSession()
  const { member } = session
  if (before !== undefined && member && member.id !== before)
    toast({ text: text('shell', 'switched', { name: whoIs(member) }) })
}
