import type { PortalRuntime } from '@foyer/feature-api'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { collectGame, withGame } from './collectGame.ts'

test('QP01 a game comes first into its collection, once, and leaves the others as they are', () => {
  const collections = [
    { collectionId: 1, name: 'a', nodeIds: [10, 11] },
    { collectionId: 2, name: 'b', nodeIds: [11] },
  ]
  expect(withGame(collections, 1, 11, true).map(({ nodeIds }) => nodeIds)).toEqual([[11, 10], [11]])
  expect(withGame(collections, 1, 12, true)[0]?.nodeIds).toEqual([12, 10, 11])
  expect(withGame(collections, 1, 10, false).map(({ nodeIds }) => nodeIds)).toEqual([[11], [11]])
})

test('QP01 FP06 a player whose session has ended is told so, and the game is collected after the login', async () => {
  const lost = Object.assign(new Error('no'), {
    name: 'ClientError',
    kind: 'refused',
    failure: { code: 'not_logged_in' },
  })
  const call = vi.fn((): Promise<null> => Promise.reject(lost))
  const openLogin = vi.fn()
  const toast = vi.fn()
  const runtime = {
    queries: new QueryClient(),
    client: { call },
    language: { code: 'EN' },
    text: (_namespace: string, name: string) => name,
    alert: async () => 'login',
    actions: { openLogin },
    toast,
  }
  // All that is asked of it is here.
  await collectGame(runtime as unknown as PortalRuntime<Operation>, 1, 7, true)
  expect(toast).not.toHaveBeenCalled()
  call.mockResolvedValue(null)
  openLogin.mock.calls[0]?.[0].onLoggedIn()
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(call).toHaveBeenLastCalledWith('collectGame', { collectionId: 1, nodeId: 7, isIn: true })
})
