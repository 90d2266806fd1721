import { type BetPicks, sides } from './betTypes.ts'

/** Why picks are no bet: too few or too many of them, something that is none, or one that is there twice. */
export type PicksProblem = 'count' | 'invalid' | 'repeated'

const isPick = (pick: string, picks: BetPicks): boolean => {
  if (picks.of === 'sides') return sides.some((side) => side === pick)
  if (picks.of === 'digits') return pick.length === picks.length && /^[0-9]+$/.test(pick)
  return /^[1-9][0-9]{0,2}$/.test(pick) && Number(pick) <= picks.highest
}

const range = (picks: BetPicks): readonly [least: number, most: number] => {
  if (picks.of === 'balls') return [picks.least, picks.most]
  const count = picks.of === 'digits' ? picks.count : 1
  return [count, count]
}

/** What keeps picks from being a bet of this sort; nothing where they are one. */
export function checkPicks(picks: BetPicks, chosen: readonly string[]): PicksProblem | undefined {
  if (chosen.some((pick) => !isPick(pick, picks))) return 'invalid'
  if (new Set(chosen).size < chosen.length) return 'repeated'
  const [least, most] = range(picks)
  return chosen.length < least || chosen.length > most ? 'count' : undefined
}

/** Numbers out of a text that a player typed or pasted, in the form that bets write them: balls without zeros before them. */
export function readPicks(picks: BetPicks, text: string): string[] {
  const found = text.match(/[0-9]+/g) ?? []
  return picks.of === 'balls' ? found.map((number) => String(Number(number))) : [...found]
}
