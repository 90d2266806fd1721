import { afterEach, expect, test, vi } from 'vitest'
import { createSeat } from './createSeat.ts'

afterEach(() => vi.unstubAllGlobals())

test('R25 a player whose seat was given up is told so, and is not sat down again unasked', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('event: left\ndata: {}\n\n')))
  vi.stubGlobal('fetch', asked)
  const modelOf = () => ({ take: () => undefined, setConnected: () => undefined })
  const seat = createSeat({ kind: 'blackjack', token: 't', modelOf, onOver: () => undefined })
  seat.sit('1')
  await vi.waitFor(() => expect(seat.view().unseated).toBe('seat_given_up'))
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(asked).toHaveBeenCalledTimes(1)
  seat.sit('2')
  expect(seat.view()).toMatchObject({ table: '2' })
  expect(seat.view().unseated).toBeUndefined()
})
