import type { OperationId } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from './headerLogin.ts'

vi.mock('../human/solveWork.ts', () => ({ workProvider: { prove: async () => 'proof' } }))
beforeEach(() => vi.stubGlobal('sessionStorage', { setItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

const typed = { username: ' ada ', password: 'long-winter-26' }
const body = { type: 'username', username: 'ada', password: 'long-winter-26' }
const refused = (code: string, captcha = false) =>
  Object.assign(new Error(code), { name: 'ClientError', kind: 'refused', failure: { code, captcha } })

/** The header of a site whose server answers a login with these, one after the other; the last for good. */
function header(answers: readonly unknown[], human: 'work' | 'picture' = 'work') {
  const left = [...answers]
  const call = vi.fn(async (_id: string, _input: unknown) => {
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const session = { status: 'guest', role: 'guest', hasJustLoggedIn: false }
  const openModal = vi.fn()
  const runtime = {
    client: { call },
    config: { verification: { human } },
    session,
    openModal,
    moduleOn: () => false,
    text: (_feature: string, key: string) => key,
    refreshSession: async () => {
      session.status = 'signedIn'
    },
  } as unknown as PortalRuntime<OperationId> // what a login from the header asks of the shell
  return { runtime, call, session, openModal }
}

test('H03 A05 what was typed into the header logs in, trimmed, and nothing opens', async () => {
  const { runtime, call, session, openModal } = header([{ token: 'cookie' }])
  expect(await run(runtime, typed)).toBeUndefined()
  expect(call.mock.calls[0]).toEqual(['login', body])
  expect(session).toMatchObject({ status: 'signedIn', hasJustLoggedIn: true })
  expect(openModal).not.toHaveBeenCalled()
})

test('H03 a wrong password is said in the header', async () => {
  const { runtime, openModal } = header([refused('login_failed', true)])
  expect(await run(runtime, typed)).toEqual({ message: 'login_failed' })
  expect(openModal).not.toHaveBeenCalled()
})

test('H03 A10 a proof that is wanted is made without asking anything', async () => {
  const { runtime, call } = header([refused('captcha_required'), { token: 'cookie' }])
  expect(await run(runtime, typed)).toBeUndefined()
  expect(call.mock.calls[1]).toEqual(['login', { ...body, verification: 'proof' }])
})

test('H03 Z04 where a picture is wanted the dialog goes on with what was typed', async () => {
  const { runtime, openModal } = header([refused('login_failed', true)], 'picture')
  expect(await run(runtime, typed)).toBeUndefined()
  expect(openModal).toHaveBeenCalledWith('login', {
    begun: { ...typed, needsProof: true, notice: 'login_failed' },
  })
})

test('H03 A18 on a new device the dialog asks for what is wanted besides, and for nothing a second time', async () => {
  const verification = { ticket: 't', method: 'totp' }
  const { runtime, openModal } = header([{ verification }])
  expect(await run(runtime, typed)).toBeUndefined()
  expect(openModal).toHaveBeenCalledWith('login', { begun: { ...typed, verification } })
})

test('H03 an account that strangers have tried too often is proved in the dialog', async () => {
  const { runtime, openModal } = header([refused('proof_required')])
  expect(await run(runtime, typed)).toBeUndefined()
  expect(openModal).toHaveBeenCalledWith('login', { begun: { ...typed, needsDevice: true } })
})

test('H03 A07 a password that has to go is changed before anything else', async () => {
  const { runtime, session, openModal } = header([{ token: 'cookie', passwordWeak: true }])
  await run(runtime, typed)
  expect(openModal).toHaveBeenCalledWith('changePassword', { reason: 'weak', oldPassword: 'long-winter-26' })
  expect(session.hasJustLoggedIn).toBe(false)
})
