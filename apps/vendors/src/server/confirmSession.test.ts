import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLotteryFixture } from '../games/lottery/server/lotteryFixture.ts'

let lottery: Awaited<ReturnType<typeof createLotteryFixture>>
beforeEach(async () => {
  lottery = await createLotteryFixture()
})
afterEach(() => lottery.close())

const paths = ['tickets', 'draws'] as const
const read = async (path: (typeof paths)[number]) => (await lottery.read(path)).status

test('P02 QP11 whoever has signed out reads no tickets in a game that is still open, within seconds', async () => {
  expect(await Promise.all(paths.map(read))).toEqual([200, 200])
  lottery.wallet.sessionOver = true
  lottery.world.now += 11_000
  for (const path of paths)
    expect(await lottery.read(path)).toMatchObject({ status: 401, body: { code: 'session_over' } })
})

test('P02 QP11 whoever has signed out stops no subscription in a game that is still open, and is told nothing of it', async () => {
  await lottery.subscribe()
  lottery.wallet.sessionOver = true
  lottery.world.now += 11_000
  expect(await lottery.stop()).toMatchObject({ status: 401, body: { code: 'session_over' } })
  lottery.wallet.sessionOver = false
  await lottery.reopen()
  expect((await lottery.view()).subscriptions).toMatchObject([{ id: 'subscription-1' }])
  expect((await lottery.view()).subscriptions[0]).not.toHaveProperty('ended')
})

test('P02 one who looks often costs the wallet one question in ten seconds', async () => {
  const asked = () => lottery.wallet.calls.filter(({ name }) => name === 'balance').length
  const before = asked()
  for (let n = 0; n < 20; n++) await read('tickets')
  expect(asked() - before).toBe(1)
})

test('QP11 while the wallet is away tickets are read', async () => {
  lottery.wallet.faults.push('lost', 'lost', 'lost')
  expect(await read('tickets')).toBe(200)
})

test('P02 QP11 a stream of one who has signed out ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  await lottery.restart()
  const heard = await lottery.hear()
  lottery.wallet.sessionOver = true
  lottery.world.now += 61_000
  await vi.advanceTimersByTimeAsync(61_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(heard.isOver()).toBe(true))
})
