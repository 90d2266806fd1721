import { ClientError } from '@foyer/client'
import type { MemberInfo } from '@foyer/contract'
import type { SessionState } from '@foyer/feature-api'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createSessionKeeper } from './sessionKeeper.ts'

const member: MemberInfo = { id: '7', account: 'demo', nickname: 'Demo', type: 1, toUpline: true }
const refused = () =>
  Promise.reject(new ClientError('refused', 'memberInfo', 'no', { status: 401, failure: { code: 'not_logged_in' } }))

function keeperFor(answers: readonly (() => Promise<unknown>)[], mark = { exists: true }, onChange = () => {}) {
  const session: SessionState = { status: 'unknown', role: 'guest', member: undefined }
  const queries = new QueryClient()
  let asked = 0
  const client = { call: (() => answers[asked++]?.()) as never }
  return {
    session,
    queries,
    keeper: createSessionKeeper({
      session,
      client,
      queries,
      storage: undefined,
      mayExist: () => mark.exists,
      place: () => ({ path: '/rng', isKept: true }),
      onChange,
    }),
  }
}

test('A05 the member the server names is signed in with the role of its type', async () => {
  const { session, keeper } = keeperFor([async () => member])
  await keeper.refresh()
  expect(session).toMatchObject({ status: 'signedIn', role: 'agent', member: { account: 'demo' } })
})

test('A09 a refused session becomes a guest and takes its private answers along, public ones stay', async () => {
  const { session, queries, keeper } = keeperFor([async () => member, refused])
  await keeper.refresh()
  queries.setQueryData(['balance', 'EN', null], { sumBalance: 1 })
  queries.setQueryData(['gameVendors', 'EN', null], [])
  await keeper.refresh()
  expect(session).toMatchObject({ status: 'guest', role: 'guest', member: undefined })
  expect(queries.getQueryData(['balance', 'EN', null])).toBeUndefined()
  expect(queries.getQueryData(['gameVendors', 'EN', null])).toEqual([])
})

const offline = () => Promise.reject(new ClientError('network', 'memberInfo', 'gone'))

test('A07 once a password that had to go is changed, what is shown is asked for anew', async () => {
  const onChange = vi.fn()
  const answers = [async () => ({ ...member, passwordDue: 'expired' as const }), async () => member]
  const { queries, keeper } = keeperFor(answers, { exists: true }, onChange)
  const ask = vi.fn(async () => 1)
  const stop = new QueryObserver(queries, { queryKey: ['balance', 'EN', null], queryFn: ask }).subscribe(() => {})
  await keeper.refresh()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  await keeper.refresh()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3))
  expect(onChange).toHaveBeenCalledOnce()
  stop()
})

test('Z22 FP07 without an answer a known session stays and nobody takes an unknown one for a guest’s', async () => {
  const first = keeperFor([offline])
  await expect(first.keeper.refresh()).rejects.toThrow('gone')
  expect(first.session.status).toBe('unreachable')
  const second = keeperFor([async () => member, offline])
  await second.keeper.refresh()
  await expect(second.keeper.refresh()).rejects.toThrow('gone')
  expect(second.session.status).toBe('signedIn')
})

test('A05 an answer that comes after a later question is ignored', async () => {
  let answerFirst = (_value: MemberInfo): void => undefined
  const first = new Promise<MemberInfo>((resolve) => {
    answerFirst = resolve
  })
  const { session, keeper } = keeperFor([() => first, async () => member])
  const asked = keeper.refresh()
  await keeper.refresh()
  keeper.forget()
  answerFirst(member)
  await asked
  expect(session.status).toBe('guest')
})

test('A09 without marker or token nobody is asked and the session is a guest’s', async () => {
  const mark = { exists: true }
  const { session, keeper } = keeperFor([async () => member], mark)
  await keeper.refresh()
  mark.exists = false
  await keeper.refresh()
  expect(session.status).toBe('guest')
})

test.each(['internal', 'unavailable', 'maintenance', 'too_many_requests'] as const)(
  'FP07 a server that answers %s has said nothing about the session',
  async (code) => {
    const broken = () => Promise.reject(new ClientError('refused', 'memberInfo', 'no', { failure: { code } }))
    const { session, keeper } = keeperFor([broken, async () => member])
    await expect(keeper.refresh()).rejects.toThrow('no')
    expect(session.status).toBe('unreachable')
    await keeper.refresh()
    expect(session.status).toBe('signedIn')
  },
)

test('FP07 a refusal of a server that is broken says nothing about the session, whatever stands in it', async () => {
  const broken = () => Promise.reject(new ClientError('refused', 'memberInfo', 'no', { status: 500, failure: {} }))
  const { session, keeper } = keeperFor([broken])
  await expect(keeper.refresh()).rejects.toThrow('no')
  expect(session.status).toBe('unreachable')
})

test('FP07 a server that takes too long has said nothing about the session', async () => {
  const slow = () => Promise.reject(new ClientError('timeout', 'memberInfo', 'slow'))
  const { session, keeper } = keeperFor([slow])
  await expect(keeper.refresh()).rejects.toThrow('slow')
  expect(session.status).toBe('unreachable')
})

test('FP06 FO10 answers of one account do not stay for the next, and the change is told once', async () => {
  const changes = vi.fn()
  const other = { ...member, id: '8', account: 'other' }
  const { session, queries, keeper } = keeperFor(
    [async () => member, async () => member, async () => other, refused],
    undefined,
    changes,
  )
  await keeper.refresh()
  await keeper.refresh()
  expect(changes).toHaveBeenCalledTimes(1)
  queries.setQueryData(['balance', 'EN', null], { sumBalance: 1 })
  await keeper.refresh()
  expect(session.member?.account).toBe('other')
  expect(queries.getQueryData(['balance', 'EN', null])).toBeUndefined()
  await keeper.refresh()
  expect(changes).toHaveBeenCalledTimes(3)
})

test('Z21 a session that ended by itself leaves what is shown, and who it was; its owner ends it without a trace', async () => {
  const { session, queries, keeper } = keeperFor([async () => member, refused, async () => member, refused])
  await keeper.refresh()
  const shown = new QueryObserver(queries, { queryKey: ['balance', 'EN', null], queryFn: () => 1, initialData: 1 })
  const stop = shown.subscribe(() => undefined)
  await keeper.refresh({ byItself: true })
  expect(session).toMatchObject({
    status: 'guest',
    ended: { role: 'agent', account: 'demo', path: '/rng', isKept: true },
  })
  expect(queries.getQueryData(['balance', 'EN', null])).toBe(1)
  await keeper.refresh()
  expect(session).toMatchObject({ status: 'signedIn', ended: undefined })
  await keeper.refresh()
  expect(session).toMatchObject({ status: 'guest', ended: undefined })
  expect(queries.getQueryData(['balance', 'EN', null])).toBeUndefined()
  stop()
})

test.each([
  { who: 'the same member', next: member, shown: 1 },
  { who: 'another', next: { ...member, id: '8', account: 'other' }, shown: undefined },
])(
  'Z21 X01 once $who logs in again, what is shown is asked for anew, and shows $shown meanwhile',
  async ({ next, shown }) => {
    const { queries, keeper } = keeperFor([async () => member, refused, async () => next])
    await keeper.refresh()
    queries.setQueryData(['balance', 'EN', null], 1)
    const queryFn = vi.fn(() => new Promise<number>(() => {}))
    const observer = new QueryObserver(queries, { queryKey: ['balance', 'EN', null], queryFn, staleTime: 60_000 })
    const stop = observer.subscribe(() => undefined)
    await keeper.refresh({ byItself: true })
    await keeper.refresh()
    expect(queryFn).toHaveBeenCalledOnce()
    expect(observer.getCurrentResult()).toMatchObject({ data: shown, isFetching: true })
    stop()
  },
)

test('Z21 a second call that is refused forgets nothing of the session that ended with the first', async () => {
  const { session, keeper } = keeperFor([async () => member])
  await keeper.refresh()
  keeper.forget({ byItself: true })
  keeper.forget({ byItself: true })
  expect(session.ended).toMatchObject({ role: 'agent', account: 'demo' })
  keeper.forget()
  expect(session.ended).toBeUndefined()
})

test('I09 GW05 what was kept of an agent is forgotten once another account is here, and kept for the same one', async () => {
  const kept = new Map([
    ['customerId', '7'],
    ['consolidated', '{}'],
  ])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const session: SessionState = { status: 'unknown', role: 'guest', member: undefined }
  const answers = [member, { ...member, id: '8' }]
  const client = { call: (async () => answers.shift()) as never }
  const place = () => ({ path: '/', isKept: false })
  const queries = new QueryClient()
  const keeper = createSessionKeeper({ session, client, queries, storage, place, mayExist: () => true })
  await keeper.refresh()
  expect(kept.has('consolidated')).toBe(true)
  await keeper.refresh()
  expect(kept.has('consolidated')).toBe(false)
})
