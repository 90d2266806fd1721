import { expect, test } from 'vitest'
import type { BoardView } from '../../wire.ts'
import { createBookModel } from './createBookModel.ts'

function modelOver(board: Partial<BoardView>) {
  const answer: BoardView = {
    now: 0,
    version: 1,
    partial: false,
    events: [],
    whole: [],
    limits: { least: 100, most: 100_000, payout: 10_000_000, event: 50_000_000 },
    betting: true,
    ...board,
  }
  return createBookModel({
    link: {
      board: () => Promise.resolve(answer),
      bets: () => Promise.resolve([]),
      place: () => Promise.reject(new Error('nothing is placed')),
      isUnanswered: () => false,
    },
    decimals: 2,
    onPlaced: () => undefined,
    loadAccept: () => 'none',
    saveAccept: () => undefined,
  })
}

test('QP12 a title opens the list on its own sport; what the player chooses then stays, also behind an event', async () => {
  const model = modelOver({ sport: 'tennis' })
  await model.update()
  expect(model.view().filter).toEqual({ sport: 'tennis', text: '' })
  model.narrow({ sport: 'football', text: 'alder' })
  await model.update()
  model.open('football-1')
  model.open(undefined)
  expect(model.view().filter).toEqual({ sport: 'football', text: 'alder' })
  model.narrow({ sport: undefined })
  await model.update()
  expect(model.view().filter.sport).toBeUndefined()
})

test('QP12 a title that is about no one sport opens on all of them', async () => {
  const model = modelOver({})
  await model.update()
  expect(model.view().filter.sport).toBeUndefined()
})
