import { type Client, ClientError } from '@foyer/client'
import { expect, test, vi } from 'vitest'
import { hearClosed } from './hearClosed.ts'

test.each([
  ['maintenance', 1],
  ['region_restricted', 1],
  ['unavailable', 0],
] as const)('R31 R32 a call refused with %s makes the page ask for the status %i times', async (code, times) => {
  const failure = { code, message: 'Closed' }
  const refused = {
    call: () => Promise.reject(new ClientError('refused', 'systemStatus', 'Closed', { failure })),
  } as unknown as Client
  const onClosed = vi.fn()
  await expect(hearClosed(refused, onClosed).call('systemStatus', {})).rejects.toThrow()
  expect(onClosed).toHaveBeenCalledTimes(times)
})

test('R30 what a call answers is passed on', async () => {
  const client = { call: async () => ({ sumBalance: 5 }) } as unknown as Client
  const onClosed = vi.fn()
  expect(await hearClosed(client, onClosed).call('balance')).toEqual({ sumBalance: 5 })
  expect(onClosed).not.toHaveBeenCalled()
})
