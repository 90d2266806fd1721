import { expect, test, vi } from 'vitest'
import { ChunkError, chunkTimeout, loadChunk } from './chunkTimeout.ts'

test('C18 a chunk that does not come within 120 s counts as lost', async () => {
  vi.useFakeTimers()
  const loading = loadChunk(() => new Promise(() => undefined))
  const lost = expect(loading).rejects.toBeInstanceOf(ChunkError)
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1)
  await vi.advanceTimersByTimeAsync(1)
  await lost
  expect(chunkTimeout).toBe(120_000)
  vi.useRealTimers()
})

test('Z23 a chunk that fails says so in one kind of error', async () => {
  await expect(loadChunk(() => Promise.reject(new TypeError('fetch failed')))).rejects.toBeInstanceOf(ChunkError)
  await expect(loadChunk(async () => 'page')).resolves.toBe('page')
})
