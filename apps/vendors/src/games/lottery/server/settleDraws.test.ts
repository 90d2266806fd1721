import { setImmediate } from 'node:timers/promises'
import { mostAskedDraws } from '@foyer/contract'
import { expect, test } from 'vitest'
import type { LotteryStakes } from './lotteryStakes.ts'
import type { OpenDraw } from './openDraws.ts'
import { settleDraws } from './settleDraws.ts'

const draw = (index: number): OpenDraw => ({
  round: `round-${index}`,
  merchant: 'COMET',
  gameId: 'EVENING6',
  numero: `draw-${index}`,
})

/** Open draws without tickets, of which the gateway knows the results of some. */
function createGround(count: number, isDrawn: (numero: string) => boolean) {
  const settled: string[] = []
  const asked: number[] = []
  const all = Array.from({ length: count }, (_, index) => draw(index))
  return {
    settled,
    asked,
    open: { add: () => undefined, drop: (round: string) => void settled.push(round), due: () => all },
    // Nothing else of stakes is asked for.
    stakes: { decideLarge: async function* () {}, payAll: async () => undefined } as unknown as LotteryStakes,
    draws: {
      countBetween: async () => undefined,
      read: async (_merchant: string, gameId: string, numeros: readonly string[] = []) => {
        asked.push(numeros.length)
        const form = { kind: 'balls', picks: 6, of: 45 } as const
        const told = numeros.map((numero) => ({
          gameId,
          numero,
          drawsAt: '',
          closesAt: '',
          commitment: '',
          form,
          ...(isDrawn(numero) ? { seed: 's', result: [{ row: 'DB' as const, numbers: ['1'] }] } : {}),
        }))
        return { next: [], last: [], asked: told }
      },
    },
    now: () => 0,
  }
}

test('QP11 draws whose results are not known yet hold no later ones back, however many they are', async () => {
  const last = `draw-${2 * mostAskedDraws}`
  const ground = createGround(2 * mostAskedDraws + 1, (numero) => numero === last)
  expect(await settleDraws(ground)).toBe(true)
  expect(ground.settled).toEqual([`round-${2 * mostAskedDraws}`])
  expect(ground.asked).toEqual([mostAskedDraws, mostAskedDraws, 1])
})

test('QP11 a gateway that does not answer is not asked for the rest of a lottery', async () => {
  let count = 0
  const read = async () => {
    count += 1
    return undefined
  }
  const ground = createGround(2 * mostAskedDraws, () => false)
  expect(await settleDraws({ ...ground, draws: { ...ground.draws, read } })).toBe(false)
  expect(count).toBe(1)
})

test('QP11 of a large draw some pieces are paid at a time, no more, and the draw is closed once all are', async () => {
  const ground = createGround(1, () => true)
  const paying: (() => void)[] = []
  const pieces = ['a', 'b', 'c', 'd', 'e', 'f']
  const stakes = {
    decideLarge: async function* () {
      for (const piece of pieces) yield [piece]
    },
    payAll: () => new Promise<void>((resolve) => paying.push(resolve)),
  } as unknown as LotteryStakes // nothing else of stakes is asked for
  const settled = settleDraws({ ...ground, stakes })
  await expect.poll(() => paying.length).toBe(4)
  await setImmediate()
  expect(paying).toHaveLength(4)
  for (let count = 0; count < pieces.length; count += 1) {
    expect(ground.settled).toEqual([])
    await expect.poll(() => paying.length).toBeGreaterThan(count)
    paying[count]?.()
  }
  expect(await settled).toBe(true)
  expect(ground.settled).toEqual(['round-0'])
})

test('QP11 a piece that cannot be written down leaves the draw open, whatever becomes of the others', async () => {
  const ground = createGround(1, () => true)
  const stakes = {
    decideLarge: async function* () {
      yield ['a']
      yield ['b']
    },
    payAll: async ([id]: readonly string[]) => {
      if (id === 'a') await setImmediate()
      throw new Error(`no room for ${id}`)
    },
  } as unknown as LotteryStakes // nothing else of stakes is asked for
  await expect(settleDraws({ ...ground, stakes })).rejects.toThrow('no room')
  expect(ground.settled).toEqual([])
})
