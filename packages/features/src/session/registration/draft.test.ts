import { expect, test } from 'vitest'
import { parseDraft, writeDraft } from './draft.ts'

test('RG05 what was typed is kept, passwords and what counts for one try excepted', () => {
  const secrets = { password: 'a', confirmPassword: 'b', paymentPassword: 'c', verificationCode: 'd', captcha: 'e' }
  const typed = { username: 'ada', country: 'TR', mobileNum: '532', agreedToTerms: true }
  expect(parseDraft(writeDraft({ ...typed, ...secrets }))).toEqual(typed)
})

test('RG05 N24 the way of registration is kept with what was typed for it', () => {
  expect(parseDraft(writeDraft({ mobileNum: '532', method: 'mobile' }))).toEqual({ mobileNum: '532', method: 'mobile' })
})

test.each([null, '', '{', '[]', 'null', '{"username":{"a":1}}', '{"password":"x"}', 'x'.repeat(30_000)])(
  'RG05 the stored text %j keeps nothing',
  (text) => {
    expect(parseDraft(text)).toEqual({})
  },
)
