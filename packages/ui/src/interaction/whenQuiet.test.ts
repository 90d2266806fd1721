import { expect, test, vi } from 'vitest'
import { whenQuiet } from './whenQuiet.ts'

test('BN15 a page that is never idle does its late work all the same', async () => {
  // The browser's own behaviour on a busy machine: only a deadline brings the call.
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout?: number }) => {
    if (options?.timeout) setTimeout(work)
  })
  const work = vi.fn()
  whenQuiet(work)
  await expect.poll(() => work.mock.calls.length).toBe(1)
  vi.unstubAllGlobals()
})
