import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { createWorldClock } from './worldClock.ts'

const gateway = { told: '2026-11-21T13:00:00Z', isAway: true }
const server = createServer((request, response) => {
  if (gateway.isAway) return void request.destroy()
  response.end(JSON.stringify({ success: true, value: { now: gateway.told } }))
})
const until = (act: () => void) => vi.waitFor(act, { timeout: 4000 })
afterEach(() => void server.close())

test('R25 the games follow the world, and say once that the gateway does not answer and once that it does again', async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const told: boolean[] = []
  const now = () => Date.parse('2026-11-21T12:00:00Z')
  const clock = createWorldClock({
    gatewayUrl: `http://127.0.0.1:${port}`,
    now,
    every: 5,
    onReach: (isReached) => void told.push(isReached),
  })
  // A gateway that starts after the games is no outage.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([clock.now(), told]).toEqual([now(), []])
  gateway.isAway = false
  await until(() => expect(clock.now()).toBe(Date.parse(gateway.told)))
  gateway.isAway = true
  await until(() => expect(told).toEqual([false]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(clock.now()).toBe(Date.parse(gateway.told))
  gateway.isAway = false
  await until(() => expect(told).toEqual([false, true]))
  clock.close()
})
