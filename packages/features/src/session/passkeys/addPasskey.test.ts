import type { PortalRuntime } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import type { Operation } from '../operations.ts'
import { run } from './addPasskey.ts'

test('M14 P01 while the site prepares a passkey it says so, and a failure is told once that is over', async () => {
  const said: string[] = []
  const runtime = {
    text: (_feature: string, key: string) => key,
    toast: ({ text }: { text: string }) => void said.push(`toast ${text}`),
    busy: async (label: string, work: Promise<unknown>) => {
      said.push(`busy ${label}`)
      return work.finally(() => said.push('done'))
    },
    client: { call: async () => Promise.reject(new Error('down')) },
    language: { tag: 'en' },
  } as unknown as PortalRuntime<Operation> // what is read of it
  await run(runtime)
  expect(said.slice(0, 2)).toEqual(['busy passkeyPreparing', 'done'])
  expect(said.slice(2)).toHaveLength(1)
})
