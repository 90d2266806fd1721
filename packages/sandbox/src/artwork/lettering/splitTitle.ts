/** Splits a title into at most `most` lines of similar length. Little words stay with the next one. */
export function splitTitle(title: string, most: number): string[] {
  const words = title.split(' ').filter(Boolean)
  if (words.length <= 1 || most <= 1) return [words.join(' ')]
  let best: string[] = [words.join(' ')]
  let bestScore = score(best)
  const tryBreaks = (from: number, lines: readonly string[]): void => {
    if (lines.length === most - 1 || from >= words.length) {
      const candidate = from < words.length ? [...lines, words.slice(from).join(' ')] : [...lines]
      const value = score(candidate)
      if (value < bestScore) {
        best = candidate
        bestScore = value
      }
      return
    }
    for (let to = from + 1; to <= words.length; to += 1) tryBreaks(to, [...lines, words.slice(from, to).join(' ')])
  }
  tryBreaks(0, [])
  return best
}

/** Smaller is better: the longest line decides, a third line costs, a line ending in a little word costs. */
function score(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length))
  const dangling = lines.slice(0, -1).filter((line) => /(?:^| )(?:OF|THE|IN|ON|AT|&|OF THE)$/.test(line)).length
  return longest * 1.6 + lines.length * 3.2 + dangling * 4
}
