import { betTypesOf, checkPicks, type DrawForm, readBets, readPlayType } from '@foyer/rules'
import { readParts, unplacedBet } from '../../../../client/api/gameStore.ts'
import { countOf, type LotteryShown } from './lotteryShown.ts'
import { linesOf, type Owner } from './savedLines.ts'

type UnboughtTicket = Pick<LotteryShown, 'lines' | 'price' | 'count' | 'meantFor' | 'type' | 'picks' | 'typed'>

/** Whose ticket it is, and the way to play that the address of the lottery names (R13). */
export interface Opened extends Owner {
  readonly wanted?: string | undefined
}

const keyOf = ({ player, gameId }: Owner): string => `${player}:${gameId}`

/** Keeps a ticket in the making for this tab: a deposit on the way to it leads to another page and back, another language to the same one. */
export function keepTicket(opened: Opened, shown: LotteryShown): void {
  const { view, lines, price, count, meantFor, type, picks, typed, isBuying } = shown
  // Nothing stands on it before the lottery is known.
  if (view === undefined) return
  const isEmpty = lines.length === 0 && picks.length === 0 && !typed?.text
  // What a reload cuts short may have been bought, and is not offered again.
  if (isEmpty || isBuying) unplacedBet.forget(keyOf(opened))
  else {
    const ticket = { lines, price, count, meantFor, type, picks, text: typed?.text, wanted: opened.wanted }
    unplacedBet.keep(keyOf(opened), JSON.stringify(ticket))
  }
}

/** What of the kept ticket is one of this lottery; of numbers that are not on it yet, unless another kind of bet is asked for now. */
export function loadTicket(opened: Opened, form: DrawForm): Partial<UnboughtTicket> {
  const { lines, price, count, meantFor, ...begun } = readParts(unplacedBet, keyOf(opened))
  const own = linesOf(lines, form)
  const asked = readPlayType(form, opened.wanted)
  const isMeant = asked === undefined || asked === begun.type || opened.wanted === begun.wanted
  return {
    ...(isMeant && begunBet(begun, form)),
    ...(own.length > 0 && {
      lines: own,
      ...(typeof price === 'string' && { price }),
      ...(/^(\d+|each\d*)$/.test(String(count)) && { count: countOf(String(count)) }),
      ...(typeof meantFor === 'string' && { meantFor }),
    }),
  }
}

/** Numbers that are not on the ticket yet, as they were picked or typed. */
function begunBet(
  { type: kept, picks, text }: Partial<Record<string, unknown>>,
  form: DrawForm,
): Pick<UnboughtTicket, 'type' | 'picks' | 'typed'> | undefined {
  const type = betTypesOf(form).find(({ id }) => id === kept)
  if (type === undefined) return undefined
  if (typeof text === 'string' && text !== '') {
    const typed = { text, ...readBets(type.picks, text) }
    return { type: type.id, picks: typed.bets[0] ?? [], typed }
  }
  if (!Array.isArray(picks) || picks.length === 0 || !picks.every((pick) => typeof pick === 'string')) return undefined
  // There may be fewer than the bet takes: more are picked now.
  const problem = checkPicks(type.picks, picks)
  return problem === undefined || problem === 'count' ? { type: type.id, picks } : undefined
}
