import type { MemberInfo } from '@foyer/contract'
import type { PortalRuntime, SessionState } from '@foyer/feature-api'
import { expect, test, vi } from 'vitest'
import { tellSession } from './tellSession.ts'

const member: MemberInfo = { id: '7', account: 'ada', nickname: 'Ada', type: 0, toUpline: true }
const signedIn: SessionState = { status: 'signedIn', role: 'member', member }
const guest: SessionState = { status: 'guest', role: 'guest', member: undefined }

async function told(before: SessionState, after: SessionState, isTold = false) {
  const session = { ...before }
  const toast = vi.fn()
  const text = (namespace: string, key: string, values?: Readonly<Record<string, string | number>>) =>
    [namespace, key, ...(values ? [values.name] : [])].join(' ')
  const openLogin = vi.fn()
  const watch = { isTold: () => isTold, later: (work: () => void) => work() }
  const actions = { openLogin } as unknown as PortalRuntime['actions'] // the one that is called
  await tellSession({ session, toast, text, actions }, () => Object.assign(session, after), watch)
  return { openLogin, texts: toast.mock.calls.map(([options]) => options.text) }
}

test('FP06 A09 whose session ended elsewhere is told, and the login form may say it too', async () => {
  const { texts, openLogin } = await told(signedIn, guest)
  expect(openLogin).not.toHaveBeenCalled()
  expect(texts).toEqual(['problems signedOutTitle'])
})

test('FP06 Z21 whoever is in the middle of something gets the login dialog over it instead', async () => {
  const { openLogin, texts } = await told(signedIn, {
    ...guest,
    ended: { role: 'member', account: 'ada', path: '/rng', isKept: true },
  })
  expect(openLogin).toHaveBeenCalledOnce()
  expect(texts).toEqual([])
})

test('FP06 it is not told twice where a login form or a dialog says it', async () => {
  expect((await told(signedIn, guest, true)).texts).toEqual([])
})

test('FP06 X01 a tab says that another account has taken the place of the one it showed', async () => {
  const other = { ...member, id: '8', account: 'bo', nickname: '' }
  expect((await told(signedIn, { ...signedIn, member: other })).texts).toEqual(['shell switched bo'])
})

test('FP06 P32 an account that calls itself as the one before it is told apart by its own name', async () => {
  const other = { ...member, id: '8', account: 'mallory', nickname: 'ada' }
  expect((await told(signedIn, { ...signedIn, member: other })).texts).toEqual(['shell switched ada (mallory)'])
})

test('FP06 nothing is told to who was not signed in, or still is', async () => {
  expect((await told(guest, guest)).texts).toEqual([])
  expect((await told(guest, signedIn)).texts).toEqual([])
  expect((await told(signedIn, signedIn)).texts).toEqual([])
})
