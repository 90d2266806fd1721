import type { DrawDay, DrawForm, DrawSchedule } from '@foyer/rules'

export interface LotteryPlan {
  readonly gameId: string
  readonly vendor: 'LOTT' | 'ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN' | 'GPI'
  /** What the titles of its games begin with. */
  readonly title: string
  readonly tags: readonly string[]
  /** Seconds before a draw at which betting closes. */
  readonly lockSeconds: number
  readonly schedule: DrawSchedule
  readonly form: DrawForm
}

const daily: readonly DrawDay[] = [1, 2, 3, 4, 5, 6, 7]
const at = (hour: number, minute = 0): number => hour * 60 + minute

/** One draw a day, in Indochina time. */
const once = (days: readonly DrawDay[], minute: number): DrawSchedule => ({
  timeZone: 'Asia/Ho_Chi_Minh',
  days,
  firstMinute: minute,
  lastMinute: minute,
  everyMinutes: 1440,
})
/** Draws around the clock. */
const every = (minutes: number): DrawSchedule => ({
  timeZone: 'UTC',
  days: daily,
  firstMinute: 0,
  lastMinute: 1440 - minutes,
  everyMinutes: minutes,
})

const national: DrawForm = { kind: 'national' }
const digits = (count: number): DrawForm => ({ kind: 'digits', digits: count })
const balls = (picks: number, of: number): DrawForm => ({ kind: 'balls', picks, of })

/** The twelve lotteries of the sandbox. */
export const lotteryPlans: readonly LotteryPlan[] = [
  {
    gameId: 'VNNORTH',
    vendor: 'TCG_LOTTO_VN',
    title: 'Northgate',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once(daily, at(18, 15)),
    form: national,
  },
  {
    gameId: 'VNCENTRAL',
    vendor: 'TCG_LOTTO_VN',
    title: 'Central Coast',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([2, 4, 6], at(17, 15)),
    form: national,
  },
  {
    gameId: 'VNSOUTH',
    vendor: 'TCG_LOTTO_VN',
    title: 'Southern Delta',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([3, 5, 7], at(16, 15)),
    form: national,
  },
  {
    gameId: 'VNHIGH',
    vendor: 'TCG_LOTTO_VN',
    title: 'Highland',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([1], at(17, 15)),
    form: national,
  },
  {
    gameId: 'SEACORAL',
    vendor: 'TCG_SEA',
    title: 'Coral Bay',
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once(daily, at(19)),
    form: digits(4),
  },
  {
    gameId: 'SEAMONSOON',
    vendor: 'TCG_SEA',
    title: 'Monsoon',
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once([4, 7, 1], at(18, 30)),
    form: digits(3),
  },
  {
    gameId: 'SEALANTERN',
    vendor: 'TCG_SEA',
    title: 'Lantern Harbour',
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once([3, 6], at(20)),
    form: balls(6, 45),
  },
  {
    gameId: 'EVENING6',
    vendor: 'LOTT',
    title: 'Evening Six',
    tags: ['CLASSIC'],
    lockSeconds: 600,
    schedule: { ...once(daily, at(21)), timeZone: 'Europe/Istanbul' },
    form: balls(6, 45),
  },
  {
    gameId: 'SUNDAY7',
    vendor: 'LOTT',
    title: 'Sunday Seven',
    tags: ['CLASSIC'],
    lockSeconds: 1800,
    schedule: { ...once([1], at(20)), timeZone: 'Europe/Istanbul' },
    form: balls(7, 39),
  },
  {
    gameId: 'QUICK10',
    vendor: 'LOTT',
    title: 'Quick Ten',
    tags: ['RAPID'],
    lockSeconds: 10,
    schedule: every(1),
    form: balls(10, 40),
  },
  {
    gameId: 'KENOGREEN',
    vendor: 'GPI',
    title: 'Green Pool Keno',
    tags: ['KENO'],
    lockSeconds: 20,
    schedule: every(5),
    form: balls(20, 80),
  },
  {
    gameId: 'PULSE20',
    vendor: 'ELOTT',
    title: 'Pulse Twenty',
    tags: ['RAPID'],
    lockSeconds: 5,
    schedule: every(0.5),
    form: balls(3, 20),
  },
]

/** The lottery that a game takes part in; a game may have a draw of its own that is on no calendar. */
export const lotteryOf = (vendor: string, gameTitle: string): LotteryPlan | undefined =>
  lotteryPlans.find((plan) => plan.vendor === vendor && gameTitle.startsWith(plan.title))
