import { expect, test } from 'vitest'
import { dominoRules } from '../../games/dominoes/engine/dominoRules.ts'
import { createMatchGround } from '../testing/createMatchGround.ts'
import { dealMs, joinMs, turnMs } from './matchTimes.ts'

test('QP10 a player cannot hold a turn for longer than it lasts by leaving and coming back', async () => {
  const it = createMatchGround(dominoRules, 1)
  const ada = it.sit('ada')
  void ada.join()
  await it.move(joinMs)
  await it.move(dealMs)
  await it.playOn([ada], () => ada.isTurn() && ada.seen.own?.isForced === false)
  const turn = ada.seen.table?.playing?.turnNumber ?? 0
  for (let ms = 0; ms <= turnMs; ms += 1000) {
    await ada.leaveHand()
    await it.move(500)
    ada.comeBack()
    await it.move(500)
  }
  // Nor by doing both at once, before any timer.
  ada.comeBack()
  await ada.leaveHand()
  ada.comeBack()
  await it.move(500)
  expect(ada.seen.table?.playing?.turnNumber ?? turn + 1).toBeGreaterThan(turn)
  await it.playOn([ada])
  expect(it.table().listed().phase).toBe('open')
})
