import type { Client } from '@foyer/client'
import { afterEach, expect, test, vi } from 'vitest'
import { withHost } from './withHost.ts'

afterEach(() => vi.unstubAllGlobals())

test('I18 the status is asked for with the host of the page, and nothing else is', async () => {
  vi.stubGlobal('location', { host: 'play.example:4000' })
  const call = vi.fn(async () => undefined)
  const client = withHost({ call: call as unknown as Client['call'] }) // answers nothing of use
  const { signal } = new AbortController()
  await client.call('systemStatus', {}, { signal })
  await client.call('gameVendors', { platform: 'html5-desktop' })
  expect(call.mock.calls).toEqual([
    ['systemStatus', { url: 'play.example:4000' }, { signal }],
    ['gameVendors', { platform: 'html5-desktop' }],
  ])
})
