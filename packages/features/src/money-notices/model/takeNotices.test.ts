import { beforeEach, expect, test, vi } from 'vitest'
import { takeNotices } from './takeNotices.ts'

beforeEach(() => vi.stubGlobal('location', { search: '' }))

const notice = { id: '7', kind: 'depositCredited', reference: 'D1', amount: '98.50', at: '2026-11-21T12:00:00Z' }

function portal(
  taken: readonly string[],
  list: readonly object[] = [notice],
  hasRoute = true,
  lotteries: readonly object[] | undefined = [],
) {
  const call = vi.fn(async (id: string) => {
    if (id === 'lotteryMenus') {
      if (lotteries === undefined) throw new Error('no answer')
      return lotteries
    }
    return id === 'moneyNotices' ? { list, askAgain: 45 } : { ids: taken }
  })
  const told: string[] = []
  const opened = vi.fn()
  const run: { press?: () => void } = {}
  const runtime = {
    client: { call },
    queries: {
      invalidateQueries: vi.fn(),
      fetchQuery: ({ queryFn }: { queryFn: (of: object) => Promise<unknown> }) => queryFn({}),
    },
    toast: ({ text, action }: { text: string; action?: { run: () => void } }) => {
      told.push(text)
      if (action !== undefined) run.press = action.run
    },
    text: (_feature: string, key: string, values: { amount: string; lottery?: string }) =>
      [key, values.lottery, values.amount].filter(Boolean).join(' '),
    actions: { openCentre: opened },
    hasRoute: () => hasRoute,
    moduleOn: () => hasRoute,
    href: (route: string, query?: Record<string, string>) =>
      query === undefined ? `/${route}` : `/${route}?${new URLSearchParams(query)}`,
    navigate: opened,
    config: { currency: { symbol: '$' } },
    language: { tag: 'en', code: 'EN' },
  } as unknown as Parameters<typeof takeNotices>[0] // the parts of the portal that are used
  return { runtime, call, told, opened, run }
}

test('P24 news is told where it was taken, and leads to the page', async () => {
  const { runtime, told, run, opened } = portal(['7'])
  expect(await takeNotices(runtime)).toBe(45_000)
  expect(told).toEqual(['depositCredited $98.50'])
  run.press?.()
  expect(opened).toHaveBeenCalledWith('member.depositv2')
})

test('P24 news of a payment leads nowhere on a site that has no such page any more', async () => {
  const { runtime, told, run } = portal(['7'], [notice], false)
  await takeNotices(runtime)
  expect(told).toEqual(['depositCredited $98.50'])
  expect(run.press).toBeUndefined()
})

const lotteries = [{ gameId: 'EVENING6', name: 'Akşam Altılısı' }]

test('P24 QP11 a subscription that has ended names its lottery and leads to it', async () => {
  const ended = { ...notice, kind: 'subscriptionShort', reference: 'EVENING6', amount: '2.00' }
  const { runtime, told, run, opened } = portal(['7'], [ended], true, lotteries)
  await takeNotices(runtime)
  expect(told).toEqual(['subscriptionShort Akşam Altılısı $2.00'])
  run.press?.()
  expect(opened).toHaveBeenCalledWith('/lotteryCenter?gameCode=EVENING6')
})

test.each([lotteries, undefined])('P24 QP11 a lottery that nobody can name goes by its code', async (known) => {
  const ended = { ...notice, kind: 'subscriptionDone', reference: 'GONE5' }
  const { runtime, told } = portal(['7'], [ended], true, known)
  await takeNotices(runtime)
  expect(told).toEqual(['subscriptionDone GONE5 $98.50'])
})

test.each(['subscriptionEnded', 'rewardIssued'])('P24 %s offers no way to a page that the site lacks', async (kind) => {
  const { runtime, told, run } = portal(['7'], [{ ...notice, kind }], false)
  await takeNotices(runtime)
  expect(told).toEqual([kind === 'rewardIssued' ? `${kind} $98.50` : `${kind} D1 $98.50`])
  expect(run.press).toBeUndefined()
})

test('P24 news that another tab has taken is not told again', async () => {
  const { runtime, told } = portal([])
  await takeNotices(runtime)
  expect(told).toEqual([])
})

test('P24 nothing is taken where there is no news', async () => {
  const { runtime, call } = portal([], [])
  await takeNotices(runtime)
  expect(call).toHaveBeenCalledTimes(1)
})

test('P24 GW07 an answer that was lost is asked for again under the same key', async () => {
  const { runtime, call, told } = portal(['7'])
  call
    .mockImplementationOnce(async () => ({ list: [notice], askAgain: 45 }))
    .mockImplementationOnce(async () => {
      throw new Error('lost')
    })
  await takeNotices(runtime)
  const keys = call.mock.calls
    .slice(1)
    .map((one) => (one as unknown as [string, object, { idempotencyKey: string }])[2])
  expect(keys[0]).toEqual(keys[1])
  expect(told).toHaveLength(1)
})

test('P24 the page of the payments says it itself; the page of the others does not', async () => {
  vi.stubGlobal('location', { search: '?centre=member.depositv2' })
  const deposits = portal(['7'])
  await takeNotices(deposits.runtime)
  expect(deposits.told).toEqual([])
  const withdrawals = portal(['7'], [{ ...notice, kind: 'withdrawalApproved', reference: 'W1' }])
  await takeNotices(withdrawals.runtime)
  expect(withdrawals.told).toEqual(['withdrawalApproved $98.50'])
  vi.stubGlobal('location', { search: '?centre=member.withdraw' })
  const there = portal(['7'], [{ ...notice, kind: 'withdrawalRejected', reference: 'W1' }])
  await takeNotices(there.runtime)
  expect(there.told).toEqual([])
})

test.each(['withdrawalApproved', 'withdrawalRejected'])(
  'P24 %s is told once and leads to the withdrawals',
  async (kind) => {
    const { runtime, told, run, opened } = portal(['7'], [{ ...notice, kind, reference: 'W1' }])
    await takeNotices(runtime)
    expect(told).toEqual([`${kind} $98.50`])
    run.press?.()
    expect(opened).toHaveBeenCalledWith('member.withdraw')
  },
)

test('P24 P27 a reward that waits is told and leads to the promotions', async () => {
  const { runtime, told, run, opened } = portal(['7'], [{ ...notice, kind: 'rewardIssued', reference: 'A1' }])
  await takeNotices(runtime)
  expect(told).toEqual(['rewardIssued $98.50'])
  run.press?.()
  expect(opened).toHaveBeenCalledWith('/promotions')
})

test.each(['/promotions', '/promoDetail'])('P24 P27 %s says itself that a reward waits', async (pathname) => {
  vi.stubGlobal('location', { search: '?id=diary', pathname })
  const { runtime, told } = portal(['7'], [{ ...notice, kind: 'rewardIssued', reference: 'A1' }])
  await takeNotices(runtime)
  expect(told).toEqual([])
  expect(runtime.queries.invalidateQueries).toHaveBeenCalledWith({ queryKey: ['applications'] })
})
