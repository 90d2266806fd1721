import type { PortalRuntime } from '@foyer/feature-api'

/** Milliseconds that nobody needs a word about. */
const patience = 3_000

/** Says, once, that it is still being asked who is here when that takes long: until then the header holds a shape alone. */
export function saySlow({ session, toast, text }: Pick<PortalRuntime, 'session' | 'toast' | 'text'>): void {
  setTimeout(() => {
    if (session.status === 'unknown') toast({ text: text('shell', 'slow') })
  }, patience)
}
