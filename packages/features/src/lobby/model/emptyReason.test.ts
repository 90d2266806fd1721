import { expect, test } from 'vitest'
import { emptyReason } from './emptyReason.ts'
import { firstLobbyState } from './lobbyState.ts'

const reason = (part: Partial<typeof firstLobbyState>) => emptyReason({ ...firstLobbyState, ...part })

test('L18 a lobby that has no games says so, whatever page of it was asked for', () => {
  expect(reason({})).toBe('lobby')
  expect(reason({ page: 4 })).toBe('lobby')
})

test('L18 L24 a name that no game has is told as that, and filters only where there are some', () => {
  expect(reason({ search: 'zzz' })).toBe('name')
  expect(reason({ search: 'zzz', vendor: 'BGS' })).toBe('choice')
  expect(reason({ classify: 'NEW' })).toBe('choice')
  expect(reason({ lines: true })).toBe('choice')
})
