/** Number of insertions, deletions, replacements and swaps of neighbours between two words (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

/** The candidate a misspelt word most likely meant, if one is near enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > 80) return undefined
  const wanted = word.toLowerCase()
  const allowed = Math.max(1, Math.floor(Math.max(word.length, 3) / 3))
  let best: { readonly candidate: string; readonly distance: number } | undefined
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const distance = editDistance(wanted, candidate.toLowerCase())
    if (distance <= allowed && (!best || distance < best.distance)) best = { candidate, distance }
  }
  return best?.candidate ?? onlyStart(wanted, candidates)
}

/** The one candidate of several words that a word begins, e.g. `hot-games` for `hot`. */
function onlyStart(word: string, candidates: readonly string[]): string | undefined {
  if (word.length < 3) return undefined
  const [first, ...others] = candidates.filter(
    (candidate) => candidate.toLowerCase().startsWith(word) && /[-_A-Z]/.test(candidate[word.length] ?? ''),
  )
  return others.length === 0 ? first : undefined
}

/** As many names as a line of advice can hold; every menu of a brand has fewer. */
const named = 20

/** `Did you mean "x"?` when something is near, otherwise the list of what there is. */
export function suggest(word: string, candidates: readonly string[]): string | undefined {
  const near = nearest(word, candidates)
  if (near !== undefined) return `Did you mean "${near}"?`
  if (candidates.length === 0) return undefined
  const names = [...new Set(candidates)]
  return `Possible: ${names.slice(0, named).join(', ')}${names.length > named ? ', …' : ''}`
}
