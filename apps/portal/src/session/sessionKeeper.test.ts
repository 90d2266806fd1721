import { ClientError } from '@foyer/client'
import type { MemberInfo } from '@foyer/contract'
import type { SessionState } from '@foyer/feature-api'
import { QueryClient } from '@tanstack/react-query'
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
