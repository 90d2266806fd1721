import { type BetPicks, sides } from '@foyer/rules'

/** A whole number from 0 on and below `count`, each as likely as the other. */
export function pickBelow(count: number): number {
  const limit = 2 ** 32 - (2 ** 32 % count)
  for (;;) {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (number < limit) return number % count
  }
}

/** How many picks a bet is chosen with by chance. */
const countOf = (picks: BetPicks, chosen: number): number => {
  if (picks.of === 'balls') return chosen === 0 ? picks.most : Math.min(picks.most, Math.max(picks.least, chosen))
  return picks.of === 'digits' ? picks.count : 1
}

/** Picks by chance; of balls as many as are chosen already, or all that may be where none is. */
export function quickPick(picks: BetPicks, chosen: number): string[] {
  const found = new Set<string>()
  while (found.size < countOf(picks, chosen)) {
    if (picks.of === 'sides') found.add(sides[pickBelow(sides.length)] ?? 'low')
    else if (picks.of === 'balls') found.add(String(1 + pickBelow(picks.highest)))
    else found.add(String(pickBelow(10 ** picks.length)).padStart(picks.length, '0'))
  }
  return picks.of === 'balls' ? [...found].sort((one, other) => Number(one) - Number(other)) : [...found]
}
