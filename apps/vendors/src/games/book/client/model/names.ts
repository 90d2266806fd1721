import { sayLabel } from '@foyer/ui/labels'
import type { Market } from '../../engine/markets.ts'
import type { Score } from '../../engine/models.ts'
import type { Sport } from '../../feed/plans.ts'
import type { BookWords } from '../../words.ts'

interface Named {
  readonly sport: Sport
  readonly sides: readonly string[]
}

const isRace = ({ sides }: Named): boolean => sides.length > 2

/** A side, or a runner, in words. */
export function sideName(words: BookWords, { sport, sides }: Named, place: number): string {
  if (sport !== 'bout') return sides[place] ?? words.pickName.draw
  return [words.corner.first, words.corner.second][place] ?? words.corner.draw
}

export const eventName = (words: BookWords, event: Named & { readonly league?: string }): string =>
  isRace(event)
    ? `${event.league ?? words.sport[event.sport]}`
    : sayLabel(words, 'versus', { home: sideName(words, event, 0), away: sideName(words, event, 1) })

export const marketName = (words: BookWords, sport: Sport, { kind }: Pick<Market, 'kind'>): string =>
  sayLabel(words.market, kind, { unit: words.unit[sport] }, words.language)

const signed = (line: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always', minimumFractionDigits: 1 }).format(line)

/** A selection in words: a side, more or less than a line, yes or no. */
export function pickName(
  words: BookWords,
  event: Named,
  { kind, line = 0 }: Pick<Market, 'kind' | 'line'>,
  selection: string,
): string {
  const { language, pickName: names } = words
  if (/^\d+$/.test(selection)) return sideName(words, event, Number(selection))
  const side = selection === 'home' ? 0 : selection === 'away' ? 1 : undefined
  if (side !== undefined) {
    const name = sideName(words, event, side)
    return kind === 'handicap' ? `${name} ${signed(side === 0 ? line : -line, language)}` : name
  }
  const value = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(line)
  // Every other selection has its word.
  return sayLabel(names, selection as keyof typeof names, { line: value }, language)
}

export const writeOdds = (odds: number, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4, useGrouping: false }).format(
    odds / 100,
  )

export const scoreText = (words: BookWords, event: Named, score: Score): string =>
  isRace(event) || event.sport === 'bout' ? sideName(words, event, score[0]) : `${score[0]} : ${score[1]}`

/** How an event ended beside what a bet on it came to, where a bare name would read as who won or lost the bet. */
export const endText = (words: BookWords, event: Named, score: Score): string =>
  isRace(event) || (event.sport === 'bout' && score[0] < 2)
    ? sayLabel(words, 'wonBy', { name: scoreText(words, event, score) })
    : scoreText(words, event, score)
