import { expect, test } from 'vitest'
import { parseGameTicket, writeGameTicket } from './gameTicket.ts'

const ticket = { gameId: 'nova-7', nodeId: 12, vendor: 'BGS', isTrial: true }

test('R25 the address names the game so that a reload can start it again', () => {
  const query = new URLSearchParams(
    Object.entries(writeGameTicket(ticket)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  expect(parseGameTicket(query)).toEqual(ticket)
})

test.each([
  '',
  'game=a&node=1',
  'game=a&node=-1&vendor=B',
  'game=a&node=1e3&vendor=B',
  'game=../x&node=1&vendor=B',
  `game=${'a'.repeat(41)}&node=1&vendor=B`,
  'game=<b>&node=1&vendor=B',
])('R25 the address ?%s names no game', (query) => {
  expect(parseGameTicket(new URLSearchParams(query))).toBeUndefined()
})

test('R25 what an address says a game is called is not believed', () => {
  const query = new URLSearchParams({ game: 'a', node: '1', vendor: 'B', name: 'Account locked: call us' })
  expect(parseGameTicket(query)).toEqual({ gameId: 'a', nodeId: 1, vendor: 'B', isTrial: false })
})
