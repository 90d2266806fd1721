/** Days between two that are named: few, or whole weeks. */
const steps = [1, 2, 3, 7, 14, 28, 56, 112] as const
const mostTicks = 6

/** Places of the days that an axis names: the last one, and back from it in even steps. */
export function dayTicks(count: number): readonly number[] {
  const step = steps.find((one) => Math.ceil(count / one) <= mostTicks) ?? count
  const named = Math.ceil(count / step)
  return Array.from({ length: named }, (_, at) => count - 1 - (named - 1 - at) * step)
}
