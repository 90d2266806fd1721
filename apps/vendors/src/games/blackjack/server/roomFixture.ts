import { createRoomFixture as createRoom } from '../../../frame/table/roomFixture.ts'
import type { Move } from '../engine/deal.ts'
import type { OwnView, RoundPhase, TableView } from '../wire.ts'
import { openTables } from './openTables.ts'

/**
 * Blackjack tables over a wallet. The shuffle draws the last card every time, so that a shoe lies in the order of new
 * decks: one seat gets 2 and 4 of clubs, the dealer 3 and 5, then come 6, 7, 8, …
 */
export async function createRoomFixture() {
  const room = await createRoom<TableView, OwnView>({
    kind: 'blackjack',
    open: openTables,
    draw: (count) => count - 1,
  })
  const sit = async (session: string, table = '1') => {
    const seat = await room.sit(session, table)
    const round = () => seat.seen.table?.round ?? ''
    const named = (ticket?: string) => (ticket === undefined ? {} : { ticket })
    return {
      ...seat,
      bet: (amount: number, ticket?: string) => seat.post('/bets', { ...named(ticket), round: round(), amount }),
      move: (move: Move, hand = 0, ticket?: string) =>
        seat.post('/moves', { ...named(ticket), round: round(), hand, move }),
    }
  }
  type Seat = Awaited<ReturnType<typeof sit>>
  /** Moves the clock until the stream says that the table is in a phase. */
  const until = async ({ seen }: Seat, phase: RoundPhase): Promise<void> => {
    for (let step = 0; step < 600; step++) {
      if (seen.table?.phase === phase) return
      await room.move(100)
      // The stream's bytes arrive in turns of their own.
      await new Promise((resolve) => setImmediate(resolve))
    }
    throw new Error(`The table is in ${seen.table?.phase}, not in ${phase}`)
  }
  return { ...room, sit, until }
}
