import type { Game } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { run } from './toggleFavourite.ts'

const game = { nodeId: 7, vendor: 'BGS', gameType: 'RNG' } as Game
const key = ['favouriteIds', 'EN', null]

function portal(call: (id: string) => Promise<unknown>, session: object = { status: 'signedIn', role: 'member' }) {
  const queries = new QueryClient()
  const actions = { openLogin: vi.fn(), openRegister: vi.fn(), toggleFavourite: vi.fn() }
  const runtime = {
    session,
    queries,
    actions,
    language: { code: 'EN' },
    client: { call: vi.fn(call) },
    text: (_namespace: string, name: string) => name,
    toast: vi.fn(),
    alert: vi.fn(async (): Promise<string | undefined> => undefined),
    moduleOn: () => true,
  }
  return { runtime: runtime as unknown as PortalRuntime<Operation>, queries, actions, spies: runtime }
}

test('L27 adds a game that is no favourite and marks it before the answer comes', async () => {
  let answer = (_value: null) => {}
  const { runtime, queries, spies } = portal((id) =>
    id === 'favouriteIds' ? Promise.resolve([1]) : new Promise<null>((resolve) => (answer = resolve)),
  )
  const done = run(runtime, game)
  await vi.waitFor(() =>
    expect(spies.client.call).toHaveBeenCalledWith('addFavourite', { nodeId: 7, vendor: 'BGS', gameType: 'RNG' }),
  )
  expect(queries.getQueryData(key)).toEqual([7, 1])
  answer(null)
  await done
  expect(queries.getQueryData(key)).toEqual([7, 1])
})

test('L27 removes a favourite that is already one', async () => {
  const { runtime, queries, spies } = portal(async (id) => (id === 'favouriteIds' ? [1, 7] : null))
  await run(runtime, game)
  expect(spies.client.call).toHaveBeenLastCalledWith('removeFavourite', { nodeId: 7, vendor: 'BGS', gameType: 'RNG' })
  expect(queries.getQueryData(key)).toEqual([1])
})

test('L27 takes the mark back and says so when the server refuses', async () => {
  const { runtime, queries, spies } = portal(async (id) => {
    if (id === 'favouriteIds') return [1]
    throw new Error('refused')
  })
  await run(runtime, game)
  expect(queries.getQueryData(key)).toEqual([1])
  expect(spies.toast).toHaveBeenCalledOnce()
})

test('L27 two quick presses are sent one after the other and end where they began', async () => {
  const sent: string[] = []
  let allow = () => {}
  const added = new Promise<void>((resolve) => {
    allow = resolve
  })
  const { runtime, queries } = portal(async (id) => {
    if (id === 'favouriteIds') return []
    if (id === 'addFavourite') await added
    sent.push(id)
    return null
  })
  const first = run(runtime, game)
  await vi.waitFor(() => expect(queries.getQueryData(key)).toEqual([7]))
  const second = run(runtime, game)
  await vi.waitFor(() => expect(queries.getQueryData(key)).toEqual([]))
  allow()
  await Promise.all([first, second])
  expect(sent).toEqual(['addFavourite', 'removeFavourite'])
  expect(queries.getQueryData(key)).toEqual([])
})

test('X01 a guest is asked to log in and the press is remembered', async () => {
  const { runtime, actions, spies } = portal(async () => null, { status: 'guest', role: 'guest' })
  await run(runtime, game)
  actions.openLogin.mock.calls[0]?.[0].onLoggedIn()
  expect(actions.toggleFavourite).toHaveBeenCalledWith(game)
  expect(spies.client.call).not.toHaveBeenCalled()
})

test('X05 X08 Z05 FP19 a trial account is told that it needs a real one, and how to open it; then its press counts', async () => {
  const { runtime, actions, spies } = portal(async () => null, { status: 'signedIn', role: 'trial' })
  spies.alert.mockResolvedValue('register')
  await run(runtime, game)
  actions.openRegister.mock.calls[0]?.[0].onLoggedIn()
  expect(actions.toggleFavourite).toHaveBeenCalledWith(game)
  expect(spies.alert).toHaveBeenCalledOnce()
  expect(spies.client.call).not.toHaveBeenCalled()
})

test('FP06 a player whose session has ended is told so, and the press is remembered', async () => {
  const lost = Object.assign(new Error('no'), {
    name: 'ClientError',
    kind: 'refused',
    failure: { code: 'not_logged_in' },
  })
  const { runtime, actions, spies } = portal(() => Promise.reject(lost))
  spies.alert.mockResolvedValue('login')
  await run(runtime, game)
  expect(spies.alert).toHaveBeenCalledWith(expect.objectContaining({ title: 'signedOutTitle' }))
  expect(spies.toast).not.toHaveBeenCalled()
  actions.openLogin.mock.calls[0]?.[0].onLoggedIn()
  expect(actions.toggleFavourite).toHaveBeenCalledWith(game)
})
