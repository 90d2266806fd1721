import { expect, test } from 'vitest'
import { dominoRules } from '../../games/dominoes/engine/dominoRules.ts'
import { createMatchGround } from '../testing/createMatchGround.ts'
import { dealMs, joinMs } from './matchTimes.ts'

test('QP10 H17 what the wallet said before a win is older than the win, also for a player whose connection comes back', async () => {
  const it = createMatchGround(dominoRules, 1)
  const [ada, ...others] = [it.sit('ada'), it.sit('ben'), it.sit('cem'), it.sit('dee')]
  for (const seat of [ada, ...others]) void seat.join()
  await it.move(joinMs)
  await it.move(dealMs)
  const newest = [ada, ...others].map((one) => one.newest())
  await it.playOn([ada, ...others], () => ada.seen.table?.playing?.turnNumber === 8)
  for (const other of others) other.close()
  await it.playOn([ada])
  await it.settle()
  const shares = ada.seen.table?.last?.shares ?? []
  const winner = shares.findIndex((share) => share > 0)
  expect(newest[winner]?.(9950)).toBe(9950 + (shares[winner] ?? 0))
})

test('QP10 H17 a player in a hand hears what a game beside it has moved, and who does not look on is told nothing', async () => {
  const it = createMatchGround(dominoRules, 1)
  const ada = it.sit('ada')
  await ada.join()
  it.table().learnBalance(ada.key, 8_000)
  expect(ada.seen.own?.balance).toBe(8_000)
  ada.close()
  it.table().learnBalance(ada.key, 7_000)
  expect(ada.seen.own?.balance).toBe(8_000)
})
