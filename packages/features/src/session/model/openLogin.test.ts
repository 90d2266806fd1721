import type { PortalRuntime, SessionState } from '@foyer/feature-api'
import { expect, test, vi } from 'vitest'
import { run } from './openLogin.ts'

function portal(status: SessionState['status'], after: SessionState['status'] = status, role = 'member') {
  const session = { status, role }
  const openModal = vi.fn()
  const refreshSession = vi.fn(async () => {
    session.status = after
  })
  return { runtime: { session, openModal, refreshSession } as unknown as PortalRuntime, openModal, refreshSession }
}

test('M03 a guest gets the login modal with what goes on afterwards', async () => {
  const { runtime, openModal, refreshSession } = portal('guest')
  const options = { onLoggedIn: vi.fn() }
  await run(runtime, options)
  expect(openModal).toHaveBeenCalledWith('login', options)
  expect(options.onLoggedIn).not.toHaveBeenCalled()
  expect(refreshSession).not.toHaveBeenCalled()
})

test('M03 whoever is signed in goes straight on', async () => {
  const { runtime, openModal } = portal('signedIn')
  const goOn = vi.fn()
  await run(runtime, { onLoggedIn: goOn })
  expect(goOn).toHaveBeenCalledOnce()
  expect(openModal).not.toHaveBeenCalled()
})

test('A05 while nobody knows who this is, the session is asked for first', async () => {
  const known = portal('unknown', 'signedIn')
  const goOn = vi.fn()
  await run(known.runtime, { onLoggedIn: goOn })
  expect(goOn).toHaveBeenCalledOnce()
  const unknown = portal('unknown', 'guest')
  await run(unknown.runtime)
  expect(unknown.openModal).toHaveBeenCalledOnce()
})

test('X08 a trial account is shown the login to a real one', async () => {
  const { runtime, openModal } = portal('signedIn', 'signedIn', 'trial')
  const options = { onLoggedIn: vi.fn() }
  await run(runtime, options)
  expect(openModal).toHaveBeenCalledWith('login', options)
  expect(options.onLoggedIn).not.toHaveBeenCalled()
})
