import { expect, test, vi } from 'vitest'
import { collectBets } from './collectBets.ts'
import type { Bet } from './historyData.ts'

const bet = (betId: string, vassalage = 'BGS') => ({ betId, vassalage }) as Bet

test('P06 an export takes every page and tells how far it is', async () => {
  const pages = [[bet('1'), bet('2')], [bet('3')], [bet('4')]]
  const progress = vi.fn()
  const found = await collectBets(async (page) => ({ bets: pages[page - 1] ?? [], totalPages: 3 }), progress)
  expect(found.map(({ betId }) => betId)).toEqual(['1', '2', '3', '4'])
  expect(progress.mock.calls.map(([done]) => Math.round(done * 100))).toEqual([33, 67, 100])
})

test('P06 a bet that comes twice is exported once, the same reference of two providers twice', async () => {
  const pages = [
    [bet('1'), bet('2')],
    [bet('2'), bet('2', 'NEO')],
  ]
  const found = await collectBets(
    async (page) => ({ bets: pages[page - 1] ?? [], totalPages: 2 }),
    () => {},
  )
  expect(found.map(({ betId, vassalage }) => `${vassalage} ${betId}`)).toEqual(['BGS 1', 'BGS 2', 'NEO 2'])
})

test('P06 an empty answer ends the export, a failed page fails it', async () => {
  expect(
    await collectBets(
      async () => ({ bets: [], totalPages: 0 }),
      () => {},
    ),
  ).toEqual([])
  await expect(
    collectBets(
      () => Promise.reject(new Error('gone')),
      () => {},
    ),
  ).rejects.toThrow('gone')
})
