/**
 * How many entries of a row stand in it: all when they fit, or else as many as leave room for the button that holds
 * the rest. All lengths in px.
 */
export function fitting(room: number, entries: readonly number[], button: number): number {
  const ends = entries.map((_, at) => entries.slice(0, at + 1).reduce((sum, width) => sum + width, 0))
  if ((ends.at(-1) ?? 0) <= room) return entries.length
  return ends.filter((end) => end <= room - button).length
}
