import { afterEach, expect, test, vi } from 'vitest'
import { createSession } from '../../../client/model/createSession.ts'
import { open } from './open.tsx'

afterEach(() => vi.unstubAllGlobals())

test('QP12 a book opens where the browser lets its page keep nothing', () => {
  const refuse = (): never => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(() => open({ gameId: 'g', session: createSession('g', undefined), sound })).not.toThrow()
})

const sound = { play: () => undefined, isOn: () => false, setOn: () => undefined, subscribe: () => () => undefined }
