import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A ticket to read one round is good for this long. */
const ticketMs = 5 * 60_000

/** Short-lived leave to read one round, for a page without a session: the gateway has said whose it is. */
export interface ReplayTickets {
  readonly issue: (player: string, roundId: string) => string
  /** What a ticket is for; nothing where it is too old, or was not issued by this process. */
  readonly read: (ticket: string) => { readonly player: string; readonly roundId: string } | undefined
}

export function createReplayTickets(now: () => number): ReplayTickets {
  const key = randomBytes(32)
  const sealOf = (content: string): string => createHmac('sha256', key).update(content).digest('base64url')
  return {
    issue: (player, roundId) => {
      const content = Buffer.from(JSON.stringify([now() + ticketMs, player, roundId])).toString('base64url')
      return `${content}.${sealOf(content)}`
    },
    read: (ticket) => {
      const [content = '', seal = ''] = ticket.split('.')
      const expected = Buffer.from(sealOf(content))
      const given = Buffer.from(seal)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      // Sealed, so it was written above.
      const [until, player, roundId] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [
        number,
        string,
        string,
      ]
      return until > now() ? { player, roundId } : undefined
    },
  }
}
