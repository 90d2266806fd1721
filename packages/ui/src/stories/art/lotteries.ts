import { storyNow } from '../../../stories/storyTime.ts'
import type { LotteryTicketProps } from '../../components/LotteryWidget/LotteryTicket.tsx'

const minute = 60_000

const ticket = (id: string, name: string, more: Partial<LotteryTicketProps> = {}): LotteryTicketProps => ({
  id,
  name,
  href: `#${id}`,
  card: {
    remark: 'Six of 45, every evening',
    when: { instant: '2026-11-20T21:00:00Z', day: 'tonight', time: '21:00' },
  },
  sale: { closesAt: storyNow + 170 * minute, isOpen: true },
  numbers: ['21', '4', '27', '10', '19', '43'],
  drawn: { instant: '2026-11-19T21:00:00Z', text: 'Thu, Nov 19 21:00' },
  isFavourite: false,
  ...more,
})

/** What tickets say, in Turkish. */
const turkish: Readonly<Record<string, string>> = {
  'Every minute': 'Her dakika',
  'Six of 45, every evening': '45’te altı, her akşam',
  'Hanoi, daily': 'Hanoi, her gün',
  'On Sundays': 'Pazar günleri',
  'Twenty of 80, every five minutes': '80’de yirmi, beş dakikada bir',
  tonight: 'bu akşam',
  Sunday: 'pazar',
  'Thu, Nov 19 21:00': '19 Kas Per 21:00',
}
const inTurkish = (text: string): string => turkish[text] ?? text

/** Tickets of a story as they stand in Turkish. */
export const turkishTickets = (tickets: readonly LotteryTicketProps[] | undefined) =>
  tickets?.map(({ card: { remark, when, ...card }, drawn, ...rest }) => ({
    ...rest,
    card: {
      ...card,
      ...(typeof remark === 'string' && { remark: inTurkish(remark) }),
      ...(when && { when: { ...when, day: inTurkish(when.day) } }),
    },
    drawn: drawn && { ...drawn, text: inTurkish(drawn.text) },
  }))

/** Lotteries of stories and tests: near, far, closed, of one number, and never drawn. */
export const storyTickets: readonly LotteryTicketProps[] = [
  ticket('QUICK10', 'Quick Ten', {
    card: { remark: 'Every minute', countsTo: storyNow + 42_000 },
    sale: { closesAt: storyNow + 32_000, isOpen: true },
    numbers: [],
    drawn: undefined,
  }),
  ticket('EVENING6', 'Evening Six', { isFavourite: true }),
  ticket('VNNORTH', 'Northern Star', {
    card: { remark: 'Hanoi, daily', countsTo: storyNow + 4 * minute },
    sale: { closesAt: storyNow - minute, isOpen: false },
    numbers: ['050820'],
  }),
  ticket('SUNDAY7', 'Sunday Seven', {
    card: { remark: 'On Sundays', when: { instant: '2026-11-22T18:00:00Z', day: 'Sunday', time: '18:00' } },
    sale: { closesAt: storyNow + 2870 * minute, isOpen: true },
    numbers: ['3', '12', '18', '22', '29', '33', '38'],
  }),
  ticket('KENO', 'Green Pool Keno', {
    card: { remark: 'Twenty of 80, every five minutes', countsTo: storyNow + 3 * minute },
    sale: { closesAt: storyNow + 2 * minute, isOpen: true },
    numbers: '43,65,54,41,50,63,30,40,80,79,18,45,78,46,37,27,49,19,12,53'.split(','),
  }),
]
