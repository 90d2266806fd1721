/** A page number, or a gap between two that are not neighbours. */
export type PageSlot = number | 'gap'

/**
 * Pages to offer: `margin` at each end and `range` around the current one, kept inside the ends (C09). A gap of one
 * page shows that page instead.
 */
export function pagesToShow(page: number, pageCount: number, margin = 2, range = 5): PageSlot[] {
  const first = Math.max(1, Math.min(page - Math.floor(range / 2), pageCount - range + 1))
  const last = Math.min(pageCount, first + range - 1)
  const isShown = (at: number): boolean => at <= margin || at > pageCount - margin || (at >= first && at <= last)
  const slots: PageSlot[] = []
  for (let at = 1; at <= pageCount; at += 1) {
    const isLoneGap = !isShown(at) && isShown(at - 1) && isShown(at + 1)
    if (isShown(at) || isLoneGap) slots.push(at)
    else if (slots.at(-1) !== 'gap') slots.push('gap')
  }
  return slots
}
