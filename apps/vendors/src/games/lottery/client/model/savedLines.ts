import { betTypesOf, checkPicks, type DrawForm } from '@foyer/rules'
import { type LotteryLine, mostLines } from '../../wire.ts'

/** Whose lines, and of which lottery. */
export interface Owner {
  readonly player: string
  readonly gameId: string
}

const keyOf = ({ player, gameId }: Owner): string => `foyer-lottery-lines:${player}:${gameId}`

/** Keeps lines beside those kept before; answers whether this browser could. */
export function saveLines(owner: Owner, form: DrawForm, lines: readonly LotteryLine[]): boolean {
  const all = new Map([...lines, ...loadLines(owner, form)].map((line) => [JSON.stringify(line), line]))
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify([...all.values()].slice(0, mostLines)))
    return true
  } catch {
    return false
  }
}

/** What of the kept lines is a bet of this lottery; nothing of what anything else wrote there. */
export function loadLines(owner: Owner, form: DrawForm): readonly LotteryLine[] {
  try {
    return linesOf(JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]'), form)
  } catch {
    return []
  }
}

/** What of something that was kept is a bet of this lottery. */
export const linesOf = (kept: unknown, form: DrawForm): readonly LotteryLine[] =>
  Array.isArray(kept) ? kept.filter((line) => isLine(line, form)).slice(0, mostLines) : []

function isLine(line: unknown, form: DrawForm): line is LotteryLine {
  if (typeof line !== 'object' || line === null || !('type' in line) || !('picks' in line)) return false
  const { type, picks } = line
  const found = betTypesOf(form).find(({ id }) => id === type)
  const isText = Array.isArray(picks) && picks.every((pick) => typeof pick === 'string')
  return found !== undefined && isText && checkPicks(found.picks, picks) === undefined
}
