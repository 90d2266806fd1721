import { expect, test } from 'vitest'
import { problemText } from './problemText.ts'
import type { PortalRuntime } from './runtime.ts'

const runtimeIn = (tag: string) => ({
  text: (_feature: string, key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' '),
  language: { tag } as PortalRuntime['language'], // the one thing that is read of it
})
const runtime = runtimeIn('en')
const failed = (kind: string, status: number, failure: object = {}) =>
  Object.assign(new Error(kind), { name: 'ClientError', kind, status, failure })

test.each([429, 502, 503, 504])('N17 an answer %i that is not the gateway’s says that the site is busy', (status) => {
  expect(problemText(runtime, failed('malformed', status))).toBe('busy')
})

test('Z22 Z28 what else goes wrong keeps its own words', () => {
  expect(problemText(runtime, failed('malformed', 200))).toBe('unknown')
  expect(problemText(runtime, failed('malformed', 500))).toBe('unknown')
  expect(problemText(runtime, failed('network', 0))).toBe('network')
  expect(problemText(runtime, failed('refused', 503, { message: 'Closed until six' }))).toBe('Closed until six')
  expect(problemText(runtime, failed('refused', 429, { code: 'too_many_requests' }))).toBe('tooManyRequests 5 minutes')
})

test('Z21 a session that had ended is no unknown error, and the server’s own words come before', () => {
  const refused = (failure: object) =>
    problemText(runtime, failed('refused', 401, { code: 'not_logged_in', ...failure }))
  expect(refused({})).toBe('sessionEnded')
  expect(refused({ message: 'Log in first' })).toBe('Log in first')
})

test.each([
  [1, 'en', '1 second'],
  [59, 'en', '59 seconds'],
  [61, 'en', '2 minutes'],
  [300, 'tr', '5 dakika'],
  [86_400, 'en', '24 hours'],
])('N17 a wait of %i seconds is told in %s as %s', (retryAfter, tag, wait) => {
  const refused = failed('refused', 429, { code: 'too_many_requests', retryAfter })
  expect(problemText(runtimeIn(tag), refused)).toBe(`tooManyRequests ${wait}`)
  for (const status of [429, 503])
    expect(problemText(runtimeIn(tag), failed('malformed', status, { retryAfter }))).toBe(`busyFor ${wait}`)
})
