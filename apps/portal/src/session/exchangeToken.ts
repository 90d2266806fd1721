import { type PortalRuntime, problemOf } from '@foyer/feature-api'
import { type StorageLike, writeStored } from '../storage/stored.ts'

/** Exchanges the one-time code that the address held for a session (R33, ruling 23), and says so when it cannot be. */
export async function exchangeToken(
  { client, toast, text }: Pick<PortalRuntime, 'client' | 'toast' | 'text'>,
  storage: StorageLike | undefined,
  code: string,
): Promise<void> {
  try {
    const { token } = await client.call('loginByCode', { code })
    writeStored(storage, 'token', token)
  } catch (error) {
    const reason = problemOf(error).kind === 'refused' ? 'tokenRefused' : 'errorNetwork'
    toast({ text: text('shell', reason), tone: 'negative' })
  }
}
