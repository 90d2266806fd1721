import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitsOf, mostPrice } from '../../limits.ts'
import type { LotteryView } from '../../wire.ts'
import { createLotteryModel } from './createLotteryModel.ts'
import { placeOf, viewOf as viewOfPlace } from './places.ts'
import { loadLines, saveLines } from './savedLines.ts'

const digits = { kind: 'digits', digits: 4 } as const
const viewOf = (form: LotteryView['next'][number]['form'], waiting = 0): LotteryView => ({
  now: 0,
  next: [
    {
      gameId: 'CORAL4',
      numero: '1',
      drawsAt: '2026-11-20T10:00:00Z',
      closesAt: '2026-11-20T09:50:00Z',
      commitment: 'c',
      form,
    },
  ],
  last: [],
  limits: limitsOf(2),
  waiting,
  subscriptions: [],
})

function modelOver(
  view: LotteryView,
  onMoney = () => undefined,
  more: Partial<Parameters<typeof createLotteryModel>[0]> = {},
) {
  const told = { view }
  const model = createLotteryModel({
    link: {
      listen: () => () => undefined,
      draws: () => Promise.resolve(told.view),
      tickets: () => Promise.resolve([]),
      buy: () => Promise.reject(new Error('nothing is bought')),
      begin: () => Promise.reject(new Error('nothing is begun')),
      stop: () => Promise.reject(new Error('nothing is stopped')),
      isUnanswered: () => false,
    },
    decimals: 2,
    onMoney,
    ...more,
  })
  return { model, told }
}

test.each([
  ['end3', 'end3'],
  ['hit2', 'all'],
  ['constructor', 'all'],
  [undefined, 'all'],
])('R13 a lottery entered with the way to play %s opens with %s', async (wanted, type) => {
  const { model } = modelOver(viewOf(digits), undefined, { wanted })
  await model.update()
  expect(model.view().type).toBe(type)
})

test('QP11 numbers picked before are picked still', async () => {
  const loadTicket = () => ({ type: 'end2', picks: ['07'], price: '3' }) as const
  const { model } = modelOver(viewOf(digits), undefined, { loadTicket, wanted: 'end3' })
  await model.update()
  expect(model.view()).toMatchObject({ type: 'end2', picks: ['07'], price: '3' })
})

test('I48 the address names the part that is shown, and any other name the first', () => {
  expect(['past', 'tickets', 'betting', 'lobby', 'x', undefined].map(placeOf)).toEqual([
    'results',
    'tickets',
    'pick',
    'pick',
    'pick',
    'pick',
  ])
  const seen: object[] = []
  const { model } = modelOver(viewOf(digits), undefined, {
    place: 'results',
    onPlace: (to) => void seen.push(viewOfPlace(to)),
  })
  expect(model.view().place).toBe('results')
  model.go('tickets')
  model.go('pick')
  expect(seen).toEqual([{ view: 'tickets' }, {}])
})

test('QP11 what is typed key by key becomes lines once, when it is added', async () => {
  const { model } = modelOver(viewOf(digits))
  await model.update()
  model.choose('end2')
  const text = '12 34 56'
  for (let end = 1; end <= text.length; end++) model.read(text.slice(0, end))
  expect(model.view()).toMatchObject({ picks: ['12'], lines: [], typed: { text } })
  expect(model.add()).toBe(true)
  expect(model.view().lines.map(({ picks }) => picks)).toEqual([['12'], ['34'], ['56']])
  expect(model.view()).toMatchObject({ picks: [], typed: undefined })
})

test('QP11 nothing of a text with a fault is added, and the text stays', async () => {
  const { model } = modelOver(viewOf({ kind: 'balls', picks: 6, of: 45 }))
  await model.update()
  model.read('1 2 3 4 5 6 7')
  expect(model.add()).toBe(false)
  expect(model.view()).toMatchObject({
    lines: [],
    typed: { text: '1 2 3 4 5 6 7', problem: { code: 'count', bet: 2 } },
  })
  model.toggle('6')
  expect(model.view().typed).toBeUndefined()
})

const event = (name: string, data: object) => ({ name, data: JSON.stringify(data) })

test('W14 what the stream tells is shown, also when it comes in parts, and tickets that are looked at are asked for again', async () => {
  const tickets = vi.fn(() => Promise.resolve([]))
  const { now, next, last, ...own } = viewOf(digits)
  const { model } = modelOver(viewOf(digits), undefined, {
    link: {
      listen: () => () => undefined,
      draws: () => Promise.reject(new Error('nothing is asked')),
      tickets,
      buy: () => Promise.reject(new Error('nothing is bought')),
      begin: () => Promise.reject(new Error('nothing is begun')),
      stop: () => Promise.reject(new Error('nothing is stopped')),
      isUnanswered: () => false,
    },
  })
  model.take(event('own', own))
  expect(model.view().view).toBeUndefined()
  model.take(event('draws', { now, next, last }))
  expect(model.view()).toMatchObject({ view: { waiting: 0, next: [{ numero: '1' }] }, type: 'all', isConnected: true })
  expect(tickets).not.toHaveBeenCalled()
  model.go('tickets')
  model.take(event('own', { ...own, waiting: 1 }))
  expect(tickets).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(model.view().tickets).toEqual([]))
})

test('QP11 a subscription is begun with its lines, price and draws, and ended by its player', async () => {
  const sent: object[] = []
  const subscription = {
    id: 'one',
    price: 100,
    lines: [],
    draws: 30,
    at: 0,
    until: 1,
    stake: 100,
    bought: 1,
    missed: 0,
  }
  const { model } = modelOver(viewOf(digits), undefined, {
    link: {
      listen: () => () => undefined,
      draws: () => Promise.resolve(viewOf(digits)),
      tickets: () => Promise.resolve([]),
      buy: () => Promise.reject(new Error('nothing is bought')),
      begin: (order) => {
        sent.push(order)
        return Promise.resolve(sent.length === 1 ? { refused: { code: 'insufficient_funds' } } : { subscription })
      },
      stop: (id) => Promise.resolve(void sent.push({ id })),
      isUnanswered: () => false,
    },
  })
  await model.update()
  const line = { type: 'end2', picks: ['12'] } as const
  model.addLines([line])
  model.setCount('each30')
  expect(await model.buy()).toBe(false)
  expect(model.view()).toMatchObject({ problem: { code: 'insufficient_funds' }, lines: [line] })
  model.setCount('each')
  expect(await model.buy()).toBe(true)
  expect(model.view()).toMatchObject({ begun: { id: 'one' }, lines: [], count: 1 })
  await model.stop('one')
  expect(sent).toMatchObject([{ price: 100, lines: [line], draws: 30 }, { price: 100 }, { id: 'one' }])
  expect(sent[1]).not.toHaveProperty('draws')
})

test('W14 a connection that is lost is said to be until the stream has spoken again', () => {
  const { now, next, last, ...own } = viewOf(digits)
  const { model } = modelOver(viewOf(digits))
  model.take(event('own', own))
  model.take(event('draws', { now, next, last }))
  model.setConnected(false)
  expect(model.view().isConnected).toBe(false)
  model.setConnected(true)
  expect(model.view().isConnected).toBe(false)
  model.take(event('draws', { now, next, last }))
  expect(model.view().isConnected).toBe(true)
  model.take(event('away', {}))
  expect(model.view().isConnected).toBe(false)
})

test('W14 the balance is asked for once a waiting ticket was paid', async () => {
  const onMoney = vi.fn(() => undefined)
  const { model, told } = modelOver(viewOf(digits, 2), onMoney)
  await model.update()
  await model.update()
  expect(onMoney).not.toHaveBeenCalled()
  told.view = viewOf(digits, 1)
  await model.update()
  expect(onMoney).toHaveBeenCalledOnce()
})

test('W14 the dearest price of lines follows from what they may pay and how many they are', () => {
  const form = { kind: 'balls', picks: 6, of: 45 } as const
  const line = { type: 'line', picks: ['1', '2', '3', '4', '5', '6'] } as const
  // A million and a half times the price is the first prize.
  expect(mostPrice([line], form, limitsOf(2))).toBe(333)
  expect(
    mostPrice(
      Array.from({ length: 20 }, () => ({ type: 'end2', picks: ['12'] }) as const),
      digits,
      limitsOf(2),
    ),
  ).toBe(5000)
  expect(mostPrice([], form, limitsOf(2))).toBe(10_000)
})

const stored = new Map<string, string>()
const isFull = { now: false }
beforeEach(() => {
  stored.clear()
  isFull.now = false
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull.now) throw new Error('full')
      stored.set(key, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('QP11 saved lines are the player’s own, gather, and a browser that keeps nothing says so', () => {
  const own = { player: 'ada', gameId: 'CORAL4' }
  const lineOf = (pick: string) => ({ type: 'end2', picks: [pick] }) as const
  expect(saveLines(own, digits, [lineOf('12')])).toBe(true)
  expect(saveLines(own, digits, [lineOf('34'), lineOf('12')])).toBe(true)
  expect(loadLines(own, digits)).toEqual([lineOf('34'), lineOf('12')])
  expect(loadLines({ ...own, player: 'ben' }, digits)).toEqual([])
  isFull.now = true
  expect(saveLines(own, digits, [lineOf('56')])).toBe(false)
})
