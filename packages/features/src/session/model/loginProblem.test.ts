import type { PortalRuntime } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import { loginProblem } from './loginProblem.ts'
import { SessionMissing } from './signIn.ts'
import type { T } from './useT.ts'

const t: T = (key) => en[key as keyof typeof en] // none of the keys used here is a plural
const runtime = { text: (feature, key) => `${feature} ${key}`, language: { tag: 'en' } } as Pick<
  PortalRuntime,
  'text' | 'language'
>
const refused = (code: string, message?: string) =>
  Object.assign(new Error(code), { name: 'ClientError', kind: 'refused', failure: { code, message } })

test.each([
  ['Z25', 'non_member', 'Non-member account unable to login. It is for the site for agents.'],
  ['Z26', 'non_agent', 'Non-agents cannot log in. This site is for agents; members log in on the site for members.'],
  ['Z27', 'captcha_required', 'Please complete verification first.'],
])('%s %s has the words of the catalogue', (_requirement, code, words) => {
  expect(loginProblem(runtime, t, refused(code, 'something else'))).toBe(words)
})

test('Z24 what a site has no words of its own for is told as the server says it', () => {
  const said = 'Invalid URL, please contact customer service'
  expect(loginProblem(runtime, t, refused('host_unknown', said))).toBe(said)
})

test('Z28 what nobody has words for is an unknown error', () => {
  expect(loginProblem(runtime, t, new TypeError('no'))).toBe('problems unknown')
  expect(loginProblem(runtime, t, refused('internal'))).toBe('problems unknown')
})

test('A05 a session that cannot be read is told with the way out', () => {
  expect(loginProblem(runtime, t, new SessionMissing())).toBe(en.sessionMissing)
})
