import { afterEach, expect, test, vi } from 'vitest'
import { askForAccount, backHere } from './askForAccount.ts'
import type { PortalRuntime } from './runtime.ts'

afterEach(() => vi.unstubAllGlobals())

function portal(session: object, { answer, mayRegister = true }: { answer?: string; mayRegister?: boolean } = {}) {
  const actions = { openLogin: vi.fn(), openRegister: vi.fn() }
  const alert = vi.fn(async (_options: { buttons: readonly { id: string }[] }) => answer)
  const runtime = { session, actions, alert, text: (_feature: string, key: string) => key, moduleOn: () => mayRegister }
  return { runtime: runtime as unknown as PortalRuntime, actions, alert }
}
const trial = { status: 'signedIn', role: 'trial' }

test('X01 X08 a guest is asked to log in, and what was wanted goes on afterwards', async () => {
  const { runtime, actions, alert } = portal({ status: 'guest', role: 'guest' })
  const goOn = vi.fn()
  await askForAccount(runtime, goOn)
  expect(actions.openLogin).toHaveBeenCalledWith({ onLoggedIn: goOn })
  expect(alert).not.toHaveBeenCalled()
})

test('X05 X08 Z05 a trial account is told to open a real one, and what was wanted goes on once it is open', async () => {
  const { runtime, actions, alert } = portal(trial, { answer: 'register' })
  const goOn = vi.fn()
  await askForAccount(runtime, goOn)
  expect(alert.mock.calls[0]?.[0]).toMatchObject({
    icon: 'warning',
    title: 'needTrueAccountTitle',
    text: 'in_need_true_account',
    buttons: [
      { id: 'confirm', label: 'in_increase_submit' },
      { id: 'register', label: 'openAccount' },
    ],
  })
  expect(actions.openRegister).toHaveBeenCalledWith({ onLoggedIn: goOn })
  expect(actions.openLogin).not.toHaveBeenCalled()
})

test('Z05 whoever does not want to goes nowhere, and a site that opens no accounts offers none', async () => {
  const { runtime, actions, alert } = portal(trial, { answer: 'confirm', mayRegister: false })
  await askForAccount(runtime, vi.fn())
  expect(alert.mock.calls[0]?.[0].buttons.map(({ id }) => id)).toEqual(['confirm'])
  expect(actions.openRegister).not.toHaveBeenCalled()
})

test('X08 the way back leads to the page that asked for an account, and nowhere from there', () => {
  const navigate = vi.fn()
  vi.stubGlobal('location', { pathname: '/rng', search: '?page=2' })
  const back = backHere({ navigate })
  back()
  expect(navigate).not.toHaveBeenCalled()
  vi.stubGlobal('location', { pathname: '/', search: '' })
  back()
  expect(navigate).toHaveBeenCalledWith('/rng?page=2')
})
