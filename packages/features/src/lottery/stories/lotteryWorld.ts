import type { LotteryDraw, LotteryMenu } from '@foyer/contract'
import { commitmentOf, type DrawForm, workOutDraw } from '@foyer/rules'
import { refusal, type StoryPortal } from '../../storyPortal.ts'

const minute = 60_000
/** From the evening that stories are told on. */
const from = (minutes: number): string => new Date(Date.parse('2026-11-20T18:00:00Z') + minutes * minute).toISOString()

export const lottery = (gameId: string, name: string, more: Partial<LotteryMenu> = {}): LotteryMenu => ({
  gameId,
  name,
  remark: 'Every evening in Istanbul',
  tags: ['CLASSIC'],
  icon: '',
  nextDraw: from(180),
  isSale: true,
  lockTime: 600,
  remainTime: 170 * 60,
  previousNumbers: ['21', '4', '27', '10', '19', '43'],
  previousDraw: from(-1260),
  days: '-1',
  accountTypeName: 'TCG_LOTTO_VN',
  ...more,
})
export const lotteries = [
  lottery('EVENING6', 'Evening Six'),
  lottery('SUNDAY7', 'Sunday Seven', { nextDraw: from(2880), days: '1', remark: 'On Sundays in Istanbul' }),
  lottery('VNNORTH', 'Northern Star', { nextDraw: from(900), tags: ['NATIONAL'], previousNumbers: ['050820'] }),
  lottery('QUICK10', 'Quick Ten', {
    nextDraw: from(1),
    lockTime: 10,
    remainTime: 50,
    tags: ['RAPID'],
    previousNumbers: [],
  }),
]

/** A past draw as its seed gives it. */
async function drawOf(gameId: string, form: DrawForm, place: number): Promise<LotteryDraw> {
  const numero = String(20_261_119 - place)
  const seed = String(place + 11).repeat(32)
  const { result } = await workOutDraw(form, { gameId, numero, seed })
  return {
    gameId,
    numero,
    drawsAt: from(-1260 - place * 1440),
    closesAt: from(-1270 - place * 1440),
    commitment: await commitmentOf(seed),
    form,
    seed,
    result: result.map(({ row, numbers }) => ({ row, numbers: [...numbers] })),
  }
}
export const results =
  (form: DrawForm, count = 40) =>
  async (input: unknown) => {
    // The page names the lottery and how many draws it wants.
    const { gameCode, count: most = 100 } = input as { gameCode: string; count?: number }
    const list = Array.from({ length: Math.min(count, most) }, (_, place) => drawOf(gameCode, form, place))
    return { list: await Promise.all(list), hasMore: false }
  }
export const balls = { kind: 'balls', picks: 6, of: 45 } as const

export const portal = (address: string, more: StoryPortal['answers'] = {}, session: StoryPortal['session'] = {}) => ({
  portal: {
    address,
    session,
    answers: { lotteryMenus: () => lotteries, openedNumbers: results(balls), ...more },
  } satisfies StoryPortal,
})
export const fails = () => {
  throw refusal('unavailable')
}
