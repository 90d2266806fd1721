import type { Country, OperationId } from '@foyer/contract'
import { type PortalRuntime, RuntimeProvider } from '@foyer/feature-api'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { registerFields } from './registerFields.ts'
import type { RegisterValues } from './registerValues.ts'
import { useRegistration } from './useRegistration.ts'

beforeEach(() =>
  vi.stubGlobal('location', {
    hostname: 'lagoon.example',
    origin: 'https://lagoon.example',
    pathname: '/rng',
    search: '',
  }),
)
afterEach(() => vi.unstubAllGlobals())

const refused = (code: string, issues: readonly object[] = []) =>
  Object.assign(new Error(code), { name: 'ClientError', kind: 'refused', failure: { code, message: code, issues } })
const values: RegisterValues = {
  username: 'nightowl7',
  password: 'long-winter-26',
  confirmPassword: 'long-winter-26',
  country: 'TR',
  mobileNum: '532 123 45 67',
  verificationCode: '123456',
  agreedToTerms: true,
  ageConfirmed: true,
}
const turkey: Country = { countryCode: 'TR', countryDialingCode: '90', mobileLengths: [10] }
const asked = {
  enabled: true,
  required: true,
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 64,
  type: 'text',
} as const
const fields = registerFields({ mobileNum: asked, verificationCode: asked })

/** The form's own functions on a site whose server answers as `answers` say. */
function form(answers: { readonly [Id in Operation]?: () => unknown }, wanted?: () => void) {
  const spies = { alert: vi.fn(async () => 'ok'), toast: vi.fn(), openModal: vi.fn(), navigate: vi.fn() }
  const calls: string[] = []
  const call = async (id: Operation) => {
    calls.push(id)
    return answers[id]?.()
  }
  const session = { status: 'guest' }
  const runtime = {
    ...spies,
    session,
    config: {
      jurisdiction: { minimumAge: 18, withdrawalCancel: true, termsVersion: '1' },
      verification: { phone: 'sandbox', human: 'picture' },
    },
    client: { call },
    text: (_feature: string, key: string) => key,
    href: () => '/',
    closeModals: vi.fn(),
    refreshSession: async () => {
      session.status = 'signedIn'
    },
  } as unknown as PortalRuntime<OperationId> // what the form asks of the shell
  const made: ReturnType<typeof useRegistration>[] = []
  function Probe() {
    const options = { fields, method: 'username', countries: [turkey], withPicture: false, onLoggedIn: wanted } as const
    made.push(useRegistration(options))
    return null
  }
  renderToString(
    <RuntimeProvider value={runtime}>
      <Probe />
    </RuntimeProvider>,
  )
  const [functions] = made
  if (!functions) throw new Error('not rendered')
  return { ...functions, ...spies, calls }
}

test('Z02 a code that could not be sent is told in a warning, with the words of the server and a button', async () => {
  const { sendCode, alert } = form({
    smsRegisterCode: () => {
      throw refused('unavailable')
    },
  })
  expect(await sendCode({ ...values, captcha: 'k3d' })).toBeUndefined()
  expect(alert).toHaveBeenCalledWith({
    icon: 'warning',
    title: 'codeNotSent',
    text: 'unavailable',
    buttons: [{ id: 'ok', label: 'confirm', primary: true }],
  })
})

test('Z03 ruling 10 a number that cannot be verified ends the registration without a dialog, said politely', async () => {
  const { submit, alert, toast, openModal, calls } = form({
    sandboxPhoneToken: () => {
      throw refused('phone_not_verified', [{ path: '/code', message: 'quota-exceeded' }])
    },
  })
  expect(await submit({ ...values, captcha: 'k3d' })).toBeUndefined()
  expect(toast).toHaveBeenCalledWith({ tone: 'negative', text: 'phone_quota-exceeded' })
  expect(alert).not.toHaveBeenCalled()
  expect(openModal).not.toHaveBeenCalled()
  expect(calls).not.toContain('register')
})

test('ruling 24 6.2.12 a password that only the server knows to be bad is refused at its field, in words of the page', async () => {
  const { submit } = form({
    sandboxPhoneToken: () => ({ idToken: 'signed' }),
    register: () => {
      throw refused('validation_failed', [{ path: '/password', message: 'is known from a breach of another site' }])
    },
  })
  expect(await submit({ ...values, captcha: 'k3d' })).toMatchObject({ fields: { password: 'passwordRefused' } })
})

test('RG05 X08 with the number verified the account is opened, then home, then the welcome, and what was wanted after it', async () => {
  const wanted = vi.fn()
  const { submit, navigate, openModal, calls } = form(
    {
      sandboxPhoneToken: () => ({ idToken: 'signed' }),
      register: () => ({ account: 'nightowl7', token: 'cookie' }),
    },
    wanted,
  )
  expect(await submit({ ...values, captcha: 'k3d' })).toBeUndefined()
  expect(calls.filter((id) => id !== 'captcha')).toEqual(['sandboxPhoneToken', 'register'])
  expect(navigate).toHaveBeenCalledWith('/')
  expect(openModal).toHaveBeenCalledWith('registerSuccess', { account: 'nightowl7', onLoggedIn: wanted })
  expect(wanted).not.toHaveBeenCalled()
})

test.each([
  ['a page that somebody was sent away from', { search: '?next=/fav' }],
  ['home, which would close the welcome,', { pathname: '/' }],
])('X08 R28 M05 %s is not left for home', async (_page, place) => {
  vi.stubGlobal('location', { ...location, ...place })
  const { submit, navigate, openModal } = form({
    sandboxPhoneToken: () => ({ idToken: 'signed' }),
    register: () => ({ account: 'nightowl7', token: 'cookie' }),
  })
  await submit({ ...values, captcha: 'k3d' })
  expect(navigate).not.toHaveBeenCalled()
  expect(openModal).toHaveBeenCalledWith('registerSuccess', { account: 'nightowl7' })
})
