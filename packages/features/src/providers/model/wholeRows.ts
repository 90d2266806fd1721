/** Fills rows of two, three, four and six. */
const dozen = 12

/** As many as fill whole rows; all where they are fewer than one dozen. */
export function wholeRows<T>(all: readonly T[], mostDozens: number): readonly T[] {
  const dozens = Math.min(mostDozens, Math.floor(all.length / dozen))
  return dozens === 0 ? all : all.slice(0, dozens * dozen)
}
