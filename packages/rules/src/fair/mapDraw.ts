/** A stream is read in numbers of four bytes, the high byte first. */
const span = 2 ** 32

/**
 * The draw out of `count` that a number of the stream gives; nothing for one of the last few that no whole share is left for, which
 * is passed over, so that every value is equally likely.
 */
export function mapDraw(number: number, count: number): number | undefined {
  if (!Number.isInteger(count) || count < 1 || count > span) throw new RangeError(`No draw out of ${count}`)
  return number < span - (span % count) ? number % count : undefined
}
