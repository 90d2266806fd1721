import type { SignedIn } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { afterLogin } from './afterLogin.ts'

const answer: SignedIn = { token: 'cookie', firstTimeLogin: false, passwordExpired: false }

function portal(modules: readonly string[] = []) {
  const session = { status: 'guest', hasJustLoggedIn: false }
  const openModal = vi.fn()
  const call = vi.fn(async () => null)
  const runtime = {
    session,
    openModal,
    client: { call },
    moduleOn: (name: string) => modules.includes(name),
    refreshSession: async () => void Object.assign(session, { status: 'signedIn' }),
  } as unknown as PortalRuntime<Operation> // what is looked at after a login
  return { runtime, session, openModal, call }
}

beforeEach(() => vi.stubGlobal('sessionStorage', { setItem: vi.fn() }))

test('A05 A07 after a plain login member info is there and what follows a login is flagged', async () => {
  const { runtime, session, openModal, call } = portal()
  expect(await afterLogin(runtime, answer, 'secret')).toBe(true)
  expect(session).toEqual({ status: 'signedIn', hasJustLoggedIn: true })
  expect(openModal).not.toHaveBeenCalled()
  expect(call).not.toHaveBeenCalled()
})

test('A06 a first login makes the first-login call, and a lost one stops nobody', async () => {
  const { runtime, call } = portal()
  call.mockRejectedValueOnce(new Error('lost'))
  expect(await afterLogin(runtime, { ...answer, firstTimeLogin: true }, 'secret')).toBe(true)
  expect(call).toHaveBeenCalledExactlyOnceWith('firstLogin')
})

test('A07 a well-known password has to be changed whatever the modules, and nothing else is flagged', async () => {
  const { runtime, session, openModal } = portal()
  expect(await afterLogin(runtime, { ...answer, passwordWeak: true }, 'password1')).toBe(false)
  expect(openModal).toHaveBeenCalledWith('changePassword', { reason: 'weak', oldPassword: 'password1' })
  expect(session.hasJustLoggedIn).toBe(false)
})

test('A07 X13 an expired password has to be changed only where the forced-change module is on (ruling 25)', async () => {
  const off = portal()
  expect(await afterLogin(off.runtime, { ...answer, passwordExpired: true }, 'secret')).toBe(true)
  expect(off.openModal).not.toHaveBeenCalled()
  const on = portal(['forcedPasswordChange'])
  expect(await afterLogin(on.runtime, { ...answer, passwordExpired: true }, 'secret')).toBe(false)
  expect(on.openModal).toHaveBeenCalledWith('changePassword', { reason: 'expired', oldPassword: 'secret' })
})

test('A07 who came in by SMS, a passkey or a third party changes no password', async () => {
  const { runtime, openModal } = portal(['forcedPasswordChange'])
  expect(await afterLogin(runtime, { ...answer, passwordExpired: true, passwordWeak: true })).toBe(true)
  expect(openModal).not.toHaveBeenCalled()
})
