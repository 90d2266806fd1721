import type { DrawDay, DrawSchedule } from '@foyer/rules'
import type { Words } from '../content/contentEntry.ts'

export interface LotteryPlan {
  readonly gameId: string
  readonly vendor: 'LOTT' | 'ELOTT' | 'TCG_SEA' | 'TCG_LOTTO_VN' | 'GPI'
  readonly name: Words
  readonly remark: Words
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

const words = (en: string, tr: string): Words => ({ en, tr })

/** The twelve lotteries of the sandbox. */
export const lotteryPlans: readonly LotteryPlan[] = [
  {
    gameId: 'VNNORTH',
    vendor: 'TCG_LOTTO_VN',
    name: words('Northern Star', 'Kuzey Yıldızı'),
    remark: words('Every evening at 18:15', 'Her akşam 18.15'),
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once(daily, at(18, 15)),
  },
  {
    gameId: 'VNCENTRAL',
    vendor: 'TCG_LOTTO_VN',
    name: words('Central Coast', 'Orta Kıyı'),
    remark: words('Monday, Wednesday, Friday at 17:15', 'Pazartesi, çarşamba, cuma 17.15'),
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([2, 4, 6], at(17, 15)),
  },
  {
    gameId: 'VNSOUTH',
    vendor: 'TCG_LOTTO_VN',
    name: words('Southern Delta', 'Güney Deltası'),
    remark: words('Tuesday, Thursday, Saturday at 16:15', 'Salı, perşembe, cumartesi 16.15'),
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([3, 5, 7], at(16, 15)),
  },
  {
    gameId: 'VNHIGH',
    vendor: 'TCG_LOTTO_VN',
    name: words('Highland', 'Yayla'),
    remark: words('Sundays at 17:15', 'Pazar 17.15'),
    tags: ['NATIONAL'],
    lockSeconds: 900,
    schedule: once([1], at(17, 15)),
  },
  {
    gameId: 'SEACORAL',
    vendor: 'TCG_SEA',
    name: words('Coral Bay 4D', 'Mercan Koyu 4D'),
    remark: words('Every evening at 19:00', 'Her akşam 19.00'),
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once(daily, at(19)),
  },
  {
    gameId: 'SEAMONSOON',
    vendor: 'TCG_SEA',
    name: words('Monsoon 3D', 'Muson 3D'),
    remark: words('Wednesday, Saturday, Sunday at 18:30', 'Çarşamba, cumartesi, pazar 18.30'),
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once([4, 7, 1], at(18, 30)),
  },
  {
    gameId: 'SEALANTERN',
    vendor: 'TCG_SEA',
    name: words('Lantern Harbour 6/45', 'Fener Limanı 6/45'),
    remark: words('Tuesdays and Fridays at 20:00', 'Salı ve cuma 20.00'),
    tags: ['SEA'],
    lockSeconds: 600,
    schedule: once([3, 6], at(20)),
  },
  {
    gameId: 'EVENING6',
    vendor: 'LOTT',
    name: words('Evening Six', 'Akşam Altılısı'),
    remark: words('Six of 45, every evening', '45 içinden altı, her akşam'),
    tags: ['CLASSIC'],
    lockSeconds: 600,
    schedule: { ...once(daily, at(21)), timeZone: 'Europe/Istanbul' },
  },
  {
    gameId: 'SUNDAY7',
    vendor: 'LOTT',
    name: words('Sunday Seven', 'Pazar Yedilisi'),
    remark: words('Seven of 39, on Sundays', '39 içinden yedi, pazarları'),
    tags: ['CLASSIC'],
    lockSeconds: 1800,
    schedule: { ...once([1], at(20)), timeZone: 'Europe/Istanbul' },
  },
  {
    gameId: 'QUICK10',
    vendor: 'LOTT',
    name: words('Quick Ten', 'Hızlı On'),
    remark: words('Every ten minutes', 'On dakikada bir'),
    tags: ['RAPID'],
    lockSeconds: 30,
    schedule: every(10),
  },
  {
    gameId: 'KENOGREEN',
    vendor: 'GPI',
    name: words('Green Pool Keno', 'Yeşil Havuz Keno'),
    remark: words('Twenty of 80, every five minutes', '80 içinden yirmi, beş dakikada bir'),
    tags: ['KENO'],
    lockSeconds: 20,
    schedule: every(5),
  },
  {
    gameId: 'PULSE20',
    vendor: 'ELOTT',
    name: words('Pulse Twenty', 'Nabız Yirmi'),
    remark: words('Every two minutes', 'İki dakikada bir'),
    tags: ['RAPID'],
    lockSeconds: 15,
    schedule: every(2),
  },
]
