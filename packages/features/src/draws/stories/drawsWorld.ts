import type { LotteryMenu } from '@foyer/contract'
import { refusal, type StoryPortal } from '../../storyPortal.ts'

const minute = 60_000
/** From the evening that stories are told on. */
const from = (minutes: number): string => new Date(Date.parse('2026-11-20T18:00:00Z') + minutes * minute).toISOString()

export const lottery = (name: string, place: number, more: Partial<LotteryMenu> = {}): LotteryMenu => ({
  gameId: `DRAW${place}`,
  name,
  remark: 'Every evening in Istanbul',
  tags: ['CLASSIC'],
  icon: '',
  nextDraw: from(180 + place * 30),
  isSale: true,
  lockTime: 600,
  remainTime: (170 + place * 30) * 60,
  previousNumbers: ['21', '4', '27', '10', '19', '43'],
  previousDraw: from(-1260),
  days: '-1',
  accountTypeName: 'TCG_LOTTO_VN',
  ...more,
})

const names = ['Evening Six', 'Harbour Five', 'Northern Star', 'Sunday Seven', 'Green Pool Keno', 'Quick Ten']
/** So many lotteries, which are drawn half an hour apart. */
export const lotteries = (count: number): LotteryMenu[] =>
  Array.from({ length: count }, (_, place) => lottery(names[place % names.length] ?? '', place))

/** Portal whose server answers so when it is asked for the lotteries. */
export const portal = (lotteryMenus: () => unknown, session: StoryPortal['session'] = {}) => ({
  portal: { session, answers: { lotteryMenus } } satisfies StoryPortal,
})
export const fails = () => {
  throw refusal('unavailable')
}
