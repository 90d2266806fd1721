import type { LotteryDraw } from '@foyer/contract'
import { commitmentOf, workOutDraw } from '@foyer/rules'
import { expect, test } from 'vitest'
import { checkDraw } from './checkDraw.ts'

const seed = 'a1'.repeat(32)
const names = { gameId: 'EVENING6', numero: '20261120' }

async function draw(more: Partial<LotteryDraw> = {}): Promise<LotteryDraw> {
  const form = { kind: 'balls', picks: 6, of: 45 } as const
  const { result } = await workOutDraw(form, { ...names, seed })
  return {
    ...names,
    drawsAt: '2026-11-20T18:00:00Z',
    closesAt: '2026-11-20T17:50:00Z',
    commitment: await commitmentOf(seed),
    form,
    seed,
    result: result.map(({ row, numbers }) => ({ row, numbers: [...numbers] })),
    ...more,
  }
}

test('W13 a draw that was drawn from the seed it was committed to is so', async () => {
  const shown = await draw()
  const checked = await checkDraw(shown)
  expect(checked).toMatchObject({ isCommitted: true, isDrawn: true })
  expect(checked?.numbers.flatMap(({ drawn }) => drawn ?? [])).toEqual(shown.result?.[0]?.numbers)
})

test('W13 another seed than the one committed to is seen', async () => {
  expect(await checkDraw(await draw({ commitment: '0'.repeat(64) }))).toMatchObject({ isCommitted: false })
})

test('W13 other numbers than those that follow from the seed are seen', async () => {
  const other = [{ row: 'DB' as const, numbers: ['1', '2', '3', '4', '5', '6'] }]
  expect(await checkDraw(await draw({ result: other }))).toMatchObject({ isCommitted: true, isDrawn: false })
})

test('W13 a draw to come has nothing to be worked out from', async () => {
  const { seed: _seed, result: _result, ...coming } = await draw()
  expect(await checkDraw(coming)).toBeUndefined()
})
