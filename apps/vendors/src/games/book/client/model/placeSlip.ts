import { readStake } from '../../../../client/model/readStake.ts'
import type { BetAnswer, BetOrder } from '../../wire.ts'
import type { BookLink } from './bookLink.ts'
import { dropLeg, emptySlip, type Slip, type SlipLeg, type SlipProblem, whole } from './slip.ts'

interface PlaceGround {
  readonly link: Pick<BookLink, 'place'>
  readonly decimals: number
  readonly slip: () => Slip
  readonly setSlip: (slip: Slip) => void
  /** Keys of selections that no bet is taken on any more. */
  readonly closed: ReadonlySet<string>
  readonly onPlaced: () => void
}

/** Places what is on the slip: the accumulator, or one open single after the other. What was taken leaves it, the rest says why not. */
export async function placeSlip({ link, decimals, slip, setSlip, closed, onPlaced }: PlaceGround): Promise<void> {
  const { legs: all, mode, stakes } = slip()
  const isJoined = mode === 'accumulator'
  const legs = isJoined ? all : all.filter(({ key }) => !closed.has(key))
  const orders = isJoined
    ? [{ key: whole, legs, stake: readStake(stakes[whole], decimals) }]
    : legs
        .filter((leg) => legs.length === 1 || (stakes[leg.key] ?? '') !== '')
        .map((leg) => ({ key: leg.key, legs: [leg], stake: readStake(stakes[leg.key], decimals) }))
  const missing = orders.filter(({ stake }) => stake === undefined)
  if (orders.length === 0 || missing.length > 0) {
    const keys = orders.length === 0 ? legs.map(({ key }) => key) : missing.map(({ key }) => key)
    const problems = keys.map((key) => [key, unreadStake(stakes[key], decimals)] as const)
    return setSlip({ ...slip(), problems: Object.fromEntries(problems) })
  }
  setSlip({ ...slip(), isPlacing: true, problems: {}, placed: undefined })
  try {
    for (const { key, legs: own, stake = 0 } of orders) {
      const answer = await link.place(orderOf(own, stake, slip().accept))
      setSlip(afterAnswer(slip(), key, answer))
      if (answer.state === 'placed') onPlaced()
    }
  } finally {
    setSlip({ ...slip(), isPlacing: false })
  }
}

/** Why what was typed is no stake, with an amount that would be one. */
const unreadStake = (text: string | undefined, decimals: number): SlipProblem =>
  (text ?? '').trim() === '' ? { code: 'no_stake' } : { code: 'bad_stake', amount: 5 * 10 ** decimals }

const orderOf = (legs: readonly SlipLeg[], stake: number, accept: BetOrder['accept']): BetOrder => ({
  id: crypto.randomUUID(),
  stake,
  accept,
  legs: legs.map(({ event, market, selection, odds }) => ({ event, market, selection, odds })),
})

function afterAnswer(slip: Slip, key: string, answer: BetAnswer): Slip {
  if (answer.state === 'placed') {
    const rest = key === whole ? { ...emptySlip(slip.accept), isPlacing: slip.isPlacing } : dropLeg(slip, key)
    return { ...rest, placed: [...(slip.placed ?? []), answer.bet.reference] }
  }
  const problem: SlipProblem = {
    code: answer.code,
    ...(answer.amount === undefined ? {} : { amount: answer.amount }),
  }
  const about = slip.legs.filter(({ event }) => answer.events?.includes(event)).map((leg) => leg.key)
  const keys = key === whole ? [whole, ...about] : [key]
  return { ...slip, problems: { ...slip.problems, ...Object.fromEntries(keys.map((one) => [one, problem])) } }
}
