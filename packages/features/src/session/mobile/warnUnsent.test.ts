import { afterEach, expect, test, vi } from 'vitest'
import type { T } from '../model/useT.ts'
import { warnUnsent } from './warnUnsent.ts'

afterEach(() => {
  vi.useRealTimers()
})

const t: T = (key) => key
const refused = (failure: object) => Object.assign(new Error('no'), { name: 'ClientError', kind: 'refused', failure })
const runtime = (readFor: number) => {
  vi.useFakeTimers({ toFake: ['performance'], now: 50_000 })
  const alert = vi.fn(async () => {
    vi.advanceTimersByTime(readFor)
    return 'ok'
  })
  const language = { code: 'en', tag: 'en', direction: 'ltr' } as const
  const text = (_feature: string, key: string, { wait = '' }: { readonly wait?: string } = {}) => `${key} ${wait}`
  return { alert, language, text } as unknown as Parameters<typeof warnUnsent>[0] & { readonly alert: typeof alert } // what is used of it
}

test('N17 Z02 a code that is refused for a while says how long, and what is left once the dialog was read', async () => {
  const host = runtime(4000)
  const error = refused({ code: 'too_many_requests', retryAfter: 90 })
  expect(await warnUnsent(host, t, error)).toEqual({ notBefore: 86 })
  expect(host.alert).toHaveBeenCalledWith(expect.objectContaining({ text: 'tooManyRequests 2 minutes' }))
})

test('N17 a wait that is over with the dialog, or of which nothing is said, holds up nobody', async () => {
  expect(await warnUnsent(runtime(4000), t, refused({ code: 'too_many_requests', retryAfter: 1 }))).toBeUndefined()
  expect(await warnUnsent(runtime(0), t, refused({ message: 'No text can be sent' }))).toBeUndefined()
})
