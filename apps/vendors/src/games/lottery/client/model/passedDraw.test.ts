import { expect, test } from 'vitest'
import { limitsOf } from '../../limits.ts'
import { createLotteryModel } from './createLotteryModel.ts'
import { passedDraw } from './lotteryShown.ts'

const draw = (numero: string, closesAt: string) => ({
  gameId: 'CORAL4',
  numero,
  drawsAt: closesAt,
  closesAt,
  commitment: 'c',
  form: { kind: 'digits', digits: 4 } as const,
})
const next = [draw('7', '2026-11-20T10:00:00Z'), draw('8', '2026-11-20T10:01:00Z')]

test('W14 a ticket in the making says when the sale of its draw has closed, and which draw it is for then', async () => {
  const world = { now: Date.parse('2026-11-20T09:59:30Z') }
  const asked = () => Promise.reject(new Error('only draws are asked for'))
  const model = createLotteryModel({
    link: {
      listen: () => () => undefined,
      draws: () =>
        Promise.resolve({ now: world.now, next, last: [], limits: limitsOf(2), waiting: 0, subscriptions: [] }),
      tickets: asked,
      buy: asked,
      begin: asked,
      stop: asked,
      isUnanswered: () => false,
    },
    decimals: 2,
    onMoney: () => undefined,
  })
  await model.update()
  expect(passedDraw(model.view())).toBeUndefined()
  const line = { type: 'end2', picks: ['12'] } as const
  model.addLines([line])
  expect(passedDraw(model.view())).toBeUndefined()
  world.now = Date.parse('2026-11-20T10:00:01Z')
  await model.update()
  expect(passedDraw(model.view())).toEqual({ numero: '7', next: '8' })
  world.now = Date.parse('2026-11-20T10:01:01Z')
  await model.update()
  expect(passedDraw(model.view())).toEqual({ numero: '7', next: undefined })
  world.now = Date.parse('2026-11-20T10:00:01Z')
  await model.update()
  model.addLines([line])
  expect(passedDraw(model.view())).toBeUndefined()
})
