import { expect, test } from 'vitest'
import en from '../content/messages/en.json' with { type: 'json' }
import tr from '../content/messages/tr.json' with { type: 'json' }
import { lotteryPlans } from './lotteryPlans.ts'

const remarks = Object.entries({ en, tr }).flatMap(([language, { lotteries }]) =>
  lotteryPlans.map(({ gameId, schedule }) => ({
    language,
    gameId,
    schedule,
    remark: new Map(Object.entries(lotteries)).get(gameId)?.remark ?? '',
  })),
)
const daily = remarks.filter(({ schedule }) => schedule.everyMinutes === 1440)
const cities = new Map([
  ['Asia/Ho_Chi_Minh', /Hanoi/],
  ['Europe/Istanbul', /[Iİ]stanbul/],
])

test.each(daily)(
  'W14 EN08 the remark of $gameId in $language says by whose clock it is drawn',
  ({ remark, schedule }) => {
    expect(remark).toMatch(cities.get(schedule.timeZone) ?? /a city/)
  },
)

test.each(daily)('W14 a time in the remark of $gameId in $language is that of its draw', ({ remark, schedule }) => {
  const [, hour, minute] = /(\d\d)[:.](\d\d)/.exec(remark) ?? []
  if (hour) expect(Number(hour) * 60 + Number(minute)).toBe(schedule.firstMinute)
})
