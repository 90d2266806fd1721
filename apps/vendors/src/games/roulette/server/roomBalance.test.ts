import { expect, test, vi } from 'vitest'
import { phaseMs } from './phases.ts'
import { createRoomFixture } from './roomFixture.ts'
import { createTableFixture } from './tableFixture.ts'

test('QP10 H17 a player hears the balance of now when a game beside the table has moved it, not while the wheel turns', async () => {
  const room = await createRoomFixture()
  try {
    const session = room.addSession('ada')
    const ada = await room.sit(session)
    const until = (phase: string) => vi.waitFor(() => expect(ada.seen.table?.phase).toBe(phase))
    await until('betting')
    room.wallet.balance = 77_000
    expect(await room.send(session, '/1/balance', {})).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(ada.seen.own?.balance).toBe(77_000))
    await ada.lay('17', 100)
    await room.move(phaseMs.betting)
    await until('turning')
    expect(await room.send(session, '/1/balance', {})).toMatchObject({ status: 200, body: { code: 'round_running' } })
  } finally {
    await room.close()
  }
})

test('QP10 H17 a player hears what a game beside the table has moved, once nothing is secret', async () => {
  const { table, hand, sit } = createTableFixture()
  const { seen, lay } = sit('ada')
  await hand.settle()
  expect([table.learnBalance('ada', 98_000), seen.own?.balance]).toEqual([true, 98_000])
  await lay('t1')
  await hand.move(phaseMs.betting + 100)
  const before = seen.own?.balance
  expect([table.learnBalance('ada', 103_500), seen.own?.balance]).toEqual([false, before])
  await hand.move(phaseMs.turning)
  expect([table.learnBalance('ada', 101_500), seen.own?.balance]).toEqual([true, 101_500])
})

test('P02 I38 whoever has signed out talks no more at the table', async () => {
  const room = await createRoomFixture()
  try {
    const session = room.addSession('ada')
    await room.sit(session)
    const say = (phrase: string) => room.send(session, '/1/chat', { phrase })
    expect((await say('luck')).status).toBe(200)
    room.wallet.sessionOver = true
    expect(await say('bye')).toMatchObject({ status: 401, body: { code: 'session_over' } })
  } finally {
    await room.close()
  }
})
