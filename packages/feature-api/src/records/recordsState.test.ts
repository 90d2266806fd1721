import { expect, test } from 'vitest'
import { recordsState } from './recordsState.ts'

const answer = { data: undefined, isError: false, isPlaceholderData: false, fetchStatus: 'fetching' } as const

test('P06 rows of this filter are ready, rows of another only stand in while the right ones are on their way', () => {
  expect(recordsState(answer, true)).toBe('loading')
  expect(recordsState({ ...answer, data: {}, fetchStatus: 'idle' }, true)).toBe('ready')
  expect(recordsState({ ...answer, data: {}, isPlaceholderData: true }, true)).toBe('loading')
})

test('FP07 without a network the page says so instead of staying busy with old rows', () => {
  expect(recordsState({ ...answer, fetchStatus: 'paused' }, false)).toBe('offline')
  expect(recordsState({ ...answer, data: {}, isPlaceholderData: true, fetchStatus: 'paused' }, false)).toBe('offline')
  expect(recordsState({ ...answer, isError: true, fetchStatus: 'idle' }, false)).toBe('offline')
})

test('FP07 a failed call is an error, though old rows are known', () => {
  expect(recordsState({ ...answer, data: {}, isError: true, fetchStatus: 'idle' }, true)).toBe('error')
})
