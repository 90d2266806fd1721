import type { DecorativeJackpot } from '@foyer/ui/JackpotCounter'

/** Local storage key of the counter (EN21). */
const key = 'jackpotValue'
/** Above this a stored value is not one the counter made. */
const highest = 1e12

/** Reads a stored counter; anything that is not a whole number of sensible size counts as none. */
export function parseJackpot(text: string | null): number | undefined {
  if (text === null || !/^\d{1,13}$/.test(text)) return undefined
  const value = Number(text)
  return value > 0 && value <= highest ? value : undefined
}

/** The decorative counter, kept in the browser (C23, ruling 9). */
export const storedJackpot: DecorativeJackpot = {
  kind: 'decorative',
  load() {
    try {
      return parseJackpot(localStorage.getItem(key))
    } catch {
      return undefined
    }
  },
  save(value) {
    try {
      localStorage.setItem(key, String(value))
    } catch {
      // The counter then starts anew on the next page.
    }
  },
}
