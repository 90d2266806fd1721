import { expect, test, vi } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import { createFirebaseProvider, type FirebasePhone } from './firebaseProvider.ts'
import { type PhoneClient, phoneProblemCodes } from './phoneProvider.ts'
import { createProvider as createSandbox } from './sandboxProvider.ts'
import { createProvider as createSms } from './smsProvider.ts'

const number = { dialingCode: '90', mobileNum: '0532 123 45 67' }
const options = { apiKey: 'key', authDomain: 'lagoon.example', projectId: 'lagoon-12345' }
/** A form that has a proof at hand. */
const human = { send: <T>(call: (proof: object) => Promise<T>): Promise<T> => call({ verification: 'proof' }) }

/** Firebase as its documents describe it: a code is sent, confirmed, and the user has a token. */
function fakeFirebase(changes: { send?: () => never; confirm?: (code: string) => Promise<never> } = {}) {
  const send = vi.fn(async (_number: string) => {
    changes.send?.()
    return {
      confirm: async (code: string) => {
        await changes.confirm?.(code)
        return { user: { getIdToken: async () => `token for ${code}` } }
      },
    }
  })
  const start = vi.fn<FirebasePhone['start']>(() => ({ send }))
  return { provider: createFirebaseProvider(options, 'tr', { start }), start, send }
}
const refusal = (code: string) => Object.assign(new Error(code), { code })

test('RG12 Firebase sends to the number in its international form and signs for the code', async () => {
  const { provider, start, send } = fakeFirebase()
  expect(await provider.send(number, human)).toBe(60)
  expect(start).toHaveBeenCalledWith(options, 'tr')
  expect(send.mock.calls[0]?.[0]).toBe('+905321234567')
  expect(await provider.confirm(number, '123456')).toEqual({
    firebaseChannel: 'firebase',
    firebaseIdToken: 'token for 123456',
  })
})

test.each([
  ['Z09', 'invalid-phone-number', 'The phone number has an invalid format.'],
  ['Z10', 'missing-phone-number', 'Enter a valid phone number.'],
  ['Z11', 'too-many-requests', 'Too many requests. Try again after 5 minutes.'],
  ['Z13', 'invalid-verification-code', 'The verification code is invalid.'],
  ['Z14', 'missing-verification-code', 'Enter the verification code.'],
  ['Z15', 'captcha-check-failed', 'Invalid reCAPTCHA input, or this site is not on its list.'],
  ['Z16', 'quota-exceeded', 'No more codes can be sent. Contact customer service.'],
  ['Z17', 'operation-not-allowed', 'This is not allowed. Contact customer service.'],
  ['Z18', 'code-expired', 'The code has expired. Send it again.'],
  ['Z19', 'popup-closed-by-user', 'The window was closed. Try again.'],
] as const)(
  '%s the code auth/%s of Firebase is told in the words of the catalogue',
  async (_requirement, code, words) => {
    expect(phoneProblemCodes).toContain(code)
    expect(en[`phone_${code}`]).toBe(words)
    const { provider } = fakeFirebase({
      send: () => {
        throw refusal(`auth/${code}`)
      },
    })
    await expect(provider.send(number, human)).rejects.toMatchObject({ name: 'PhoneProblem', code })
  },
)

test('Z12 anything else that goes wrong is unknown', async () => {
  const { provider } = fakeFirebase({ confirm: () => Promise.reject(new TypeError('offline')) })
  await provider.send(number, human)
  await expect(provider.confirm(number, '1')).rejects.toMatchObject({ code: 'unknown' })
})

test('Z14 Z18 no code, and a code for a number that was changed since, are told without asking Firebase', async () => {
  const { provider } = fakeFirebase()
  await expect(provider.confirm(number, '123456')).rejects.toMatchObject({ code: 'code-expired' })
  await provider.send(number, human)
  await expect(provider.confirm(number, '')).rejects.toMatchObject({ code: 'missing-verification-code' })
  await expect(provider.confirm({ ...number, mobileNum: '0532 123 45 68' }, '1')).rejects.toMatchObject({
    code: 'code-expired',
  })
})

/** The server of a site, as far as codes go. */
function fakeServer(refusesWith?: string) {
  const call = vi.fn(async (id: string, _input: unknown) => {
    if (refusesWith)
      throw Object.assign(new Error(), { name: 'ClientError', kind: 'refused', failure: { code: refusesWith } })
    return id === 'smsRegisterCode' ? { expiredMinutes: 10 } : { idToken: 'signed' }
  })
  return { call, client: { call } as unknown as PhoneClient } // the two calls that are made
}

test('I06 V10 the site sends the code with a proof, and takes the code itself', async () => {
  const { client, call } = fakeServer()
  const provider = createSms(client)
  expect(await provider.send(number, human)).toBe(600)
  const asked = { mobileNo: '0532 123 45 67', countryDialingCode: '90', verification: 'proof' }
  expect(call).toHaveBeenCalledWith('smsRegisterCode', asked)
  expect(await provider.confirm(number, '123456')).toEqual({ verificationCode: '123456' })
})

test('RG12 the sandbox provider signs for a code', async () => {
  const word = { firebaseChannel: 'sandbox', firebaseIdToken: 'signed' }
  expect(await createSandbox(fakeServer().client).confirm(number, '123456')).toEqual(word)
})

test.each([
  ['verification_code_wrong', 'invalid-verification-code'],
  ['too_many_requests', 'too-many-requests'],
  ['internal', 'unknown'],
])('Z11-Z13 the sandbox provider tells %s as %s', async (refused, code) => {
  const provider = createSandbox(fakeServer(refused).client)
  await expect(provider.confirm(number, '123456')).rejects.toMatchObject({ code })
})
