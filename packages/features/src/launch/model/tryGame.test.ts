import type { Game } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import { afterEach, expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { run } from './tryGame.ts'

vi.mock('../pages/GamePage.tsx', () => ({}))
vi.mock('../modals/GameModal.tsx', () => ({}))

const startGame = vi.hoisted(() => vi.fn())
vi.mock('./startGame.ts', () => ({ startGame }))

afterEach(() => {
  vi.unstubAllGlobals()
  startGame.mockClear()
})

/** A guest who answers the age gate, on a site with a minimum age. */
function visit(minimumAge: number, answer: string, stored = new Map<string, string>()) {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  const alert = vi.fn(async (_options: object) => answer)
  const runtime = {
    session: { role: 'guest' },
    config: { jurisdiction: { minimumAge } },
    moduleOn: () => true,
    alert,
    text: (_namespace: string, key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`,
  } as unknown as PortalRuntime<Operation> // what the gate asks of the shell
  return { runtime, alert, stored }
}
const game = { name: 'Otters', playMoneyOnly: false } as unknown as Game // what the gate looks at

test('QR17 ruling 16 a guest confirms the age of the jurisdiction before free play', async () => {
  const { runtime, alert } = visit(21, 'adult')
  await run(runtime, game)
  expect(alert.mock.calls[0]?.[0]).toMatchObject({ title: 'ageTitle {"age":21}' })
  expect(startGame).toHaveBeenCalledOnce()
})

test('QR17 who does not confirm it plays nothing, and who has confirmed it is not asked again', async () => {
  const first = visit(21, 'leave')
  await run(first.runtime, game)
  expect(startGame).not.toHaveBeenCalled()
  const second = visit(21, 'adult', first.stored)
  await run(second.runtime, game)
  await run(second.runtime, game)
  expect(second.alert).toHaveBeenCalledOnce()
})

test('QR17 an age confirmed under a lower minimum does not count', async () => {
  const { runtime, alert } = visit(21, 'adult', new Map([['foyer-age-confirmed', '18']]))
  await run(runtime, game)
  expect(alert).toHaveBeenCalledOnce()
})
