import { day } from '../scripts/daysTurn.mjs'

/** So many of them a day, others the next day; all of them in a full run. */
export function dailyShare<T>(all: readonly T[], most: number): readonly T[] {
  if (process.env.E2E_SCOPE === 'full' || all.length <= most) return all
  const chosen = Array.from({ length: most }, (_, place) => all[(day * most + place * 7) % all.length])
  return [...new Set(chosen)].filter((one) => one !== undefined)
}
