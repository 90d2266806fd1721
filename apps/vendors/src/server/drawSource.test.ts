import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDrawSource } from './drawSource.ts'

let asked = 0
const server = createServer((_request, response) => {
  asked += 1
  response.end(JSON.stringify({ success: true, value: { next: [], last: [], asked: [] } }))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterEach(() => vi.useRealTimers())
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('QP11 draws are read anew after a second, also where the machine’s clock was set back meanwhile', async () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { read } = createDrawSource(`http://127.0.0.1:${port}`)
  await Promise.all([read('MARIGOLD', 'EVENING6'), read('MARIGOLD', 'EVENING6')])
  expect(asked).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await read('MARIGOLD', 'EVENING6')
  expect(asked).toBe(2)
})
