export interface RemainingUnits {
  /** Short units after a number, e.g. `d` and `h`. */
  day: string
  hour: string
}

/** What stands where no time is counted: off sale, or at most one second left (W06). */
export const noTime = '--:--:--'

/** Milliseconds; so much or less is not counted any more. */
export const shortestShown = 1000

const two = (value: number): string => String(value).padStart(2, '0')

/** Days, hours, minutes and seconds in two digits; dashes at one second or less. */
export function splitRemaining(milliseconds: number): readonly string[] {
  if (!(milliseconds > shortestShown)) return ['00', '--', '--', '--']
  const seconds = Math.floor(milliseconds / 1000)
  return [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ].map(two)
}

/** Days and hours from one day on, otherwise hours, minutes and seconds; dashes at one second or less (W06). */
export function formatRemaining(milliseconds: number, units: RemainingUnits): string {
  if (!(milliseconds > shortestShown)) return noTime
  const seconds = Math.floor(milliseconds / 1000)
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return `${Math.floor(hours / 24)}${units.day} ${two(hours % 24)}${units.hour}`
  return `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
