const most = 11
const least = 5

/** Columns that numbers stand in on a wide screen: rows are full where they can be, and no number is alone in the last. */
export function gridColumns(count: number): number {
  if (count <= most) return count
  let enough = most
  for (let columns = most; columns >= least; columns -= 1) {
    const left = count % columns
    if (left === 0) return columns
    if (enough === most && count % most === 1 && left > 1) enough = columns
  }
  return enough
}
