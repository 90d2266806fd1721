import { expect, test } from 'vitest'
import type { SlotResult, Spin, Step } from '../engine/result.ts'
import { showRound } from './showRound.ts'
import type { ShownRound, Stage } from './stage.ts'

const step = (columns: string, win: number, by: Step['by'] = 'turn'): Step => ({
  by,
  columns: [columns],
  wins: win > 0 ? [{ cells: [0], symbol: 'a', amount: win }] : [],
  win,
})
const spin = (...steps: Step[]): Spin => ({ steps, win: steps.reduce((sum, { win }) => sum + win, 0) })
const round = (paid: Spin, ...freeSpins: Spin[]): SlotResult => ({
  stake: 100,
  spin: paid,
  freeSpins,
  win: [paid, ...freeSpins].reduce((sum, { win }) => sum + win, 0),
})

/** A stage without a screen, which takes no time and remembers what was shown; the player may hurry after some pauses. */
function createSilentStage(hurryAfter = Number.POSITIVE_INFINITY) {
  const shown: string[] = []
  let pauses = 0
  const stage: Stage = {
    roll: () => void shown.push('roll'),
    show: async ({ by, columns }) => void shown.push(`${by} ${columns.join()}`),
    rest: async () => undefined,
    mark: (win) => void shown.push(`mark ${win}`),
    pause: async () => void pauses++,
    goOn: () => undefined,
    hurried: () => pauses >= hurryAfter,
    until: async () => undefined,
    begin: () => undefined,
  }
  return { stage, shown }
}

async function play(result: SlotResult & { readonly pool?: number }, hurryAfter?: number) {
  const { stage, shown } = createSilentStage(hurryAfter)
  const wins: (number | undefined)[] = []
  const pools: (number | undefined)[] = []
  let view: ShownRound = {}
  await showRound(result, stage, (part) => {
    view = { ...view, ...part }
    if ('win' in part) wins.push(part.win)
    if ('pool' in part) pools.push(part.pool)
  })
  return { shown, wins, pools, view }
}

test('shows every fall after the one before it, and the win as it grows', async () => {
  const falls = spin(step('aab', 50), step('xab', 120, 'fall'), step('xyb', 0, 'fall'))
  const { shown, wins, view } = await play(round(falls))
  expect(shown).toEqual(['turn aab', 'fall xab', 'fall xyb', 'mark 170'])
  expect(wins).toEqual([50, 170, 170])
  expect(view.shown?.columns).toEqual(['xyb'])
})

test('shows every free spin, and in the end what the round won as a whole', async () => {
  const result = round(spin(step('SSS', 200)), spin(step('abc', 0)), spin(step('aaa', 70)))
  const { shown, wins, view } = await play(result)
  expect(shown.filter((one) => one === 'roll')).toHaveLength(2)
  expect(wins.at(-1)).toBe(270)
  expect(view.free).toBeUndefined()
})

test('shows the result of free spins at once when the player asks for it', async () => {
  const result = round(spin(step('SSS', 200)), spin(step('abc', 0)), spin(step('aab', 30), step('xyz', 0, 'fall')))
  const { shown, wins, view } = await play(result, 2)
  expect(shown).toEqual(['turn SSS', 'mark 200', 'turn xyz'])
  expect(wins.at(-1)).toBe(230)
  expect(view.shown?.columns).toEqual(['xyz'])
})

test('QR22 what a round won beside the reels counts to its win', async () => {
  const { shown, wins } = await play({ ...round(spin(step('abc', 0))), win: 50_000 })
  expect(shown.at(-1)).toBe('mark 50000')
  expect(wins.at(-1)).toBe(50_000)
})

test('QP06 a jackpot that was won stands over the reels until the player goes on, and no other round brings one', async () => {
  const won = await play({ ...round(spin(step('aab', 50))), win: 50_050, pool: 50_000 })
  expect([won.pools, won.view.shown?.columns]).toEqual([[50_000, undefined], ['aab']])
  expect((await play(round(spin(step('aab', 50))))).pools).toEqual([])
})
