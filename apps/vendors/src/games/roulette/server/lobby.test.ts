import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { phaseMs } from './phases.ts'
import { createRoomFixture } from './roomFixture.ts'

let room: Awaited<ReturnType<typeof createRoomFixture>>
beforeEach(async () => {
  room = await createRoomFixture()
})
afterEach(() => room.close())

type Seat = Awaited<ReturnType<typeof room.sit>>
const until = (seat: Seat, phase: string) => vi.waitFor(() => expect(seat.seen.table?.phase).toBe(phase))

test('I38 a lobby is told the seats and limits of the tables, and a number only once its wheel lies still', async () => {
  const limits = { minBet: 0.1, maxBet: 100_000 }
  expect(room.lobbyOf()).toEqual({ ...limits, seats: 600, seatsFree: 600, tables: 3, tablesFree: 3, lastResults: [] })
  const ada = await room.sit(room.addSession('ada'))
  await until(ada, 'betting')
  expect(room.lobbyOf()?.seatsFree).toBe(599)
  await room.move(phaseMs.betting)
  await until(ada, 'turning')
  expect(room.lobbyOf()?.lastResults).toEqual([])
  await room.move(phaseMs.turning)
  await until(ada, 'paid')
  await room.move(phaseMs.paid)
  await vi.waitFor(() => expect(room.lobbyOf()?.lastResults).toEqual([{ text: '17', tone: 'black' }]))
  expect(room.lobbyOf('lvo-0002')?.seatsFree).toBe(600)
  await room.restart()
  expect(room.lobbyOf()).toMatchObject({ seatsFree: 600, lastResults: [{ text: '17' }] })
})
