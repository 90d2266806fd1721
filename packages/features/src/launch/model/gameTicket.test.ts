import { expect, test } from 'vitest'
import { parseGameTicket, parseGameTickets, writeGameTicket } from './gameTicket.ts'

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

const entered = { ...ticket, isTrial: false, isLottery: true as const }

test('I48 R13 the address says how a lottery is entered, so that a reload enters it the same way', () => {
  const all = { ...entered, playType: 'spots', isPast: true as const, back: '/en/lottery?gameCode=QUICK10' }
  expect(parseGameTicket(textOf(writeGameTicket(all)))).toEqual(all)
})

test.each([
  { back: 'https://evil.example/' },
  { back: '//evil.example' },
  { back: '/\\evil.example' },
  { playType: '<b>' },
  { view: 'betting' },
])('I48 of the entry %j nothing is taken', (fields) => {
  const query = textOf(writeGameTicket(entered))
  for (const [name, value] of Object.entries(fields)) query.set(name, value)
  expect(parseGameTicket(query)).toEqual(entered)
})

test('I48 a game that is no lottery has no entry', () => {
  const query = textOf({ ...writeGameTicket(ticket), back: '/en/rng', playType: 'spots' })
  expect(parseGameTicket(query)).toEqual(ticket)
})

const textOf = (query: ReturnType<typeof writeGameTicket>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

test('QP10 an address names two games, which a reload starts again', () => {
  const other = { gameId: 'otw-3', nodeId: 9, vendor: 'OTW', isTrial: false }
  expect(parseGameTickets(textOf(writeGameTicket(ticket, other)))).toEqual([ticket, other])
  expect(parseGameTickets(textOf(writeGameTicket(ticket)))).toEqual([ticket])
})

test('QP10 a game stands beside another one, never beside itself, and a second that is none is left out', () => {
  expect(parseGameTickets(textOf(writeGameTicket(ticket, ticket)))).toEqual([ticket])
  const broken = textOf(writeGameTicket(ticket))
  broken.set('game2', '../x')
  expect(parseGameTickets(broken)).toEqual([ticket])
  expect(parseGameTickets(new URLSearchParams())).toEqual([])
})
