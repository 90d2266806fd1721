import { createRoomFixture as createRoom } from '../../../frame/table/roomFixture.ts'
import type { OwnView, TableView } from '../wire.ts'
import { openTables } from './openTables.ts'

/** Roulette tables over a wallet; the wheel gives 17, then what `next` says. */
export async function createRoomFixture() {
  const world = { next: 17, draws: 0 }
  const draw = (): number => {
    world.draws++
    return world.next
  }
  const room = await createRoom<TableView, OwnView>({ kind: 'roulette', open: openTables, draw })
  const sit = async (session: string, table = '1') => {
    const seat = await room.sit(session, table)
    const lay = (spot: string, amount: number, ticket?: string) =>
      seat.post('/bets', {
        ...(ticket === undefined ? {} : { ticket }),
        round: seat.seen.table?.round ?? '',
        bets: [{ spot, amount }],
      })
    return { ...seat, lay }
  }
  return { ...room, world, sit }
}
