import type { DrawDay, DrawSchedule } from '@foyer/rules'

export interface LotteryPlan {
  readonly gameId: string
  readonly vendor: 'LOTT' | 'ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN' | 'GPI'
  readonly tags: readonly string[]
  /** Seconds before a draw at which betting closes. */
  readonly lockSeconds: number
  readonly schedule: DrawSchedule
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
  lastMinute: 1439,
  everyMinutes: minutes,
})

/** The twelve lotteries of the sandbox. */
export const lotteryPlans: readonly LotteryPlan[] = [
  {
    gameId: 'VNNORTH',
    vendor: 'TCG_LOTTO_VN',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once(daily, at(18, 15)),
  },
  {
    gameId: 'VNCENTRAL',
    vendor: 'TCG_LOTTO_VN',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([2, 4, 6], at(17, 15)),
  },
  {
    gameId: 'VNSOUTH',
    vendor: 'TCG_LOTTO_VN',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([3, 5, 7], at(16, 15)),
  },
  {
    gameId: 'VNHIGH',
    vendor: 'TCG_LOTTO_VN',
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([1], at(17, 15)),
  },
  {
    gameId: 'SEACORAL',
    vendor: 'TCG_SEA',
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once(daily, at(19)),
  },
  {
    gameId: 'SEAMONSOON',
    vendor: 'TCG_SEA',
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once([4, 7, 1], at(18, 30)),
  },
  {
    gameId: 'SEALANTERN',
    vendor: 'TCG_SEA',
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once([3, 6], at(20)),
  },
  {
    gameId: 'EVENING6',
    vendor: 'LOTT',
    tags: ['CLASSIC'],
    lockSeconds: 600,
    schedule: { ...once(daily, at(21)), timeZone: 'Europe/Istanbul' },
  },
  {
    gameId: 'SUNDAY7',
    vendor: 'LOTT',
    tags: ['CLASSIC'],
    lockSeconds: 1800,
    schedule: { ...once([1], at(20)), timeZone: 'Europe/Istanbul' },
  },
  {
    gameId: 'QUICK10',
    vendor: 'LOTT',
    tags: ['RAPID'],
    lockSeconds: 30,
    schedule: every(10),
  },
  {
    gameId: 'KENOGREEN',
    vendor: 'GPI',
    tags: ['KENO'],
    lockSeconds: 20,
    schedule: every(5),
  },
  {
    gameId: 'PULSE20',
    vendor: 'ELOTT',
    tags: ['RAPID'],
    lockSeconds: 15,
    schedule: every(2),
  },
]
