import type { BookWords } from '../../words.ts'

const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** The day of an instant in the player's time zone: today, tomorrow, or its date. */
export function dayName(words: BookWords, at: number, now: number): string {
  if (dayOf(at) === dayOf(now)) return words.today
  if (dayOf(at) === new Date(dayOf(now)).setDate(new Date(now).getDate() + 1)) return words.tomorrow
  return new Intl.DateTimeFormat(words.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}
