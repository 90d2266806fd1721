import type { BetPicks } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useLottery } from '../LotteryContext.ts'

/** What is wrong with the numbers as they are typed, in words; nothing while they are right or only not all there. */
export function useTypedProblem(wanted: BetPicks): string | undefined {
  const { shown, words } = useLottery()
  const { typed } = shown
  if (typed?.problem === undefined || wanted.of === 'sides') return undefined
  const { bets, text, problem } = typed
  const { code, pick = '', bet } = problem
  const said = words.typed
  if (code === 'repeated') return sayLabel(said, 'repeated', { pick })
  if (code === 'invalid') {
    if (wanted.of === 'balls') return sayLabel(said, 'noBall', { pick, highest: wanted.highest })
    const isBegun = text.endsWith(pick) && pick.length < wanted.length && /^\d+$/.test(pick)
    return isBegun ? undefined : sayLabel(said, 'noDigits', { pick, count: wanted.length }, words.language)
  }
  const { length } = bets[bet - 1] ?? []
  const most = wanted.of === 'balls' ? wanted.most : wanted.count
  if (length === most) return sayLabel(said, 'tooMany', { count: most }, words.language)
  return bets.length === 1 ? undefined : sayLabel(said, 'tooFew', { bet, chosen: length, count: most }, words.language)
}
