import { betTypesOf, checkPicks, type DrawForm } from '@foyer/rules'
import { type LotteryLine, mostLines } from '../../wire.ts'

const keyOf = (gameId: string): string => `foyer-lottery-lines:${gameId}`

export const saveLines = (gameId: string, lines: readonly LotteryLine[]): void =>
  localStorage.setItem(keyOf(gameId), JSON.stringify(lines))

/** What of the kept lines is a bet of this lottery; nothing of what anything else wrote there. */
export function loadLines(gameId: string, form: DrawForm): readonly LotteryLine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(gameId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((line) => isLine(line, form)).slice(0, mostLines) : []
  } catch {
    return []
  }
}

function isLine(line: unknown, form: DrawForm): line is LotteryLine {
  if (typeof line !== 'object' || line === null || !('type' in line) || !('picks' in line)) return false
  const { type, picks } = line
  const found = betTypesOf(form).find(({ id }) => id === type)
  const isText = Array.isArray(picks) && picks.every((pick) => typeof pick === 'string')
  return found !== undefined && isText && checkPicks(found.picks, picks) === undefined
}
