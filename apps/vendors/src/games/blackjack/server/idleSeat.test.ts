import { expect, test } from 'vitest'
import { phaseMs } from './phases.ts'
import { createTableFixture } from './tableFixture.ts'

const easy = 'Ks 6c Qs Td Th'
const clock = phaseMs.betting + 100

test('R25 at a full table a seat that lets three clocks run out without a bet is given up, and is told before', async () => {
  const { sit, until, hand } = createTableFixture(easy, 2)
  const [ada, ben] = [sit('ada'), sit('ben')]
  expect(sit('eve').leave).toBeUndefined()
  for (const left of [2, 1]) {
    await until(ada, 'betting')
    await ada.bet(`t${left}`)
    await until(ada, 'acting')
    expect([ada.seen.own?.roundsLeft, ben.seen.own?.roundsLeft]).toEqual([undefined, left])
    await ada.move(`m${left}`, 'stand')
    await until(ada, 'paid')
  }
  await until(ada, 'betting')
  await ada.bet('t0')
  await hand.move(clock)
  expect([ada.seen.hasLeft, ben.seen.hasLeft, ada.seen.table?.taken]).toEqual([undefined, true, [1]])
  expect(sit('eve').leave).toBeDefined()
  // What was given up is not taken away again from who sits down anew.
  ben.leave?.()
  expect(sit('ben').leave).toBeUndefined()
})

test('R25 where others find a seat, and after a bet, nobody’s seat is given up', async () => {
  const { sit, until, hand } = createTableFixture(easy, 2)
  const ada = sit('ada')
  await until(ada, 'betting')
  await hand.move(clock * 5)
  expect([ada.seen.own?.roundsLeft, ada.seen.hasLeft]).toEqual([undefined, undefined])
  const ben = sit('ben')
  await hand.move(clock * 2)
  expect(ben.seen.own?.roundsLeft).toBe(1)
  await ben.bet('t1')
  await until(ben, 'acting')
  expect([ada.seen.hasLeft, ben.seen.hasLeft, ben.seen.own?.roundsLeft]).toEqual([true, undefined, undefined])
})
