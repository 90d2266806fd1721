import type { PortalRuntime, SessionState } from '@foyer/feature-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { closePublicity } from './publicityClosed.ts'
import { run } from './showPublicity.ts'

interface Visit {
  readonly status?: SessionState['status']
  readonly publicity?: boolean
  readonly loginRequired?: boolean
  readonly popups?: number
  readonly refuses?: boolean
}

function visit({ status = 'guest', publicity = true, loginRequired = false, popups = 1, refuses = false }: Visit = {}) {
  const session = { status }
  const openModal = vi.fn()
  const answer = { popup: Array.from({ length: popups }, (_, index) => ({ id: `pu-${index}` })) }
  const ensureQueryData = refuses ? vi.fn().mockRejectedValue(new Error('lost')) : vi.fn(async () => answer)
  const runtime = {
    config: { features: { announcements: { publicity } }, site: { loginRequired } },
    language: { code: 'EN' },
    session,
    openModal,
    queries: { ensureQueryData },
    href: () => '/',
  } as unknown as PortalRuntime<Operation> // what is looked at before the popup
  return { runtime, session, openModal, ensureQueryData }
}

let kept: Map<string, string>
let dialog: object | null

beforeEach(() => {
  kept = new Map()
  dialog = null
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('document', { querySelector: () => dialog })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(['guest', 'signedIn', 'unreachable'] as const)('M08 home shows the popups once to %s', async (status) => {
  const { runtime, openModal } = visit({ status })
  await run(runtime)
  expect(openModal).toHaveBeenCalledExactlyOnceWith('publicity', {})
})

test('M08 EN22 once a member has closed them they are not shown again, nor asked for, also while no answer comes', async () => {
  closePublicity({ status: 'signedIn' })
  expect([...kept]).toEqual([['publicityClose', '1']])
  const { runtime, openModal, ensureQueryData } = visit({ status: 'unreachable' })
  await run(runtime)
  expect(openModal).not.toHaveBeenCalled()
  expect(ensureQueryData).not.toHaveBeenCalled()
})

test('M08 EN22 a guest who closes them sees them with the next page', async () => {
  closePublicity({ status: 'guest' })
  expect(kept.size).toBe(0)
  const { runtime, openModal } = visit()
  await run(runtime)
  expect(openModal).toHaveBeenCalledOnce()
})

test.each([
  ['the brand does not want them', { publicity: false }],
  ['there are none', { popups: 0 }],
  ['the site is for members and nobody is signed in', { loginRequired: true }],
] as const)('M08 nothing is shown where %s', async (_why, facts) => {
  const { runtime, openModal } = visit(facts)
  await run(runtime)
  expect(openModal).not.toHaveBeenCalled()
})

test('M08 nobody is interrupted on another page, or in a dialog', async () => {
  const { runtime, openModal } = visit()
  vi.stubGlobal('location', { pathname: '/help' })
  await run(runtime)
  vi.stubGlobal('location', { pathname: '/' })
  dialog = {}
  await run(runtime)
  expect(openModal).not.toHaveBeenCalled()
})

test('M08 nor a visitor who went on while the popups were under way', async () => {
  const { runtime, openModal, ensureQueryData } = visit()
  ensureQueryData.mockImplementationOnce(async () => {
    vi.stubGlobal('location', { pathname: '/rng' })
    return { popup: [{ id: 'pu-0' }] }
  })
  await run(runtime)
  expect(openModal).not.toHaveBeenCalled()
})

test('M08 a session that is being asked for is waited for, so that a member’s closing is remembered', async () => {
  vi.useFakeTimers()
  const { runtime, session, openModal } = visit({ status: 'unknown' })
  const done = run(runtime)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(openModal).not.toHaveBeenCalled()
  session.status = 'signedIn'
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(openModal).toHaveBeenCalledOnce()
})

test('M08 a session that never answers shows nothing', async () => {
  vi.useFakeTimers()
  const { runtime, openModal } = visit({ status: 'unknown' })
  const done = run(runtime)
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  expect(openModal).not.toHaveBeenCalled()
})

test('M08 popups that could not be loaded are not shown as an error over home', async () => {
  const { runtime, openModal } = visit({ refuses: true })
  await expect(run(runtime)).rejects.toThrow('lost')
  expect(openModal).not.toHaveBeenCalled()
})
