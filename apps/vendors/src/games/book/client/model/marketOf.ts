import type { Market, MarketKind } from '../../engine/markets.ts'

const kinds: readonly MarketKind[] = ['result', 'winner', 'total', 'handicap', 'both']

/** A market's kind and line, read from its id, e.g. `total:2.5`. */
export function marketOf(id: string): Pick<Market, 'kind' | 'line'> {
  const [name, line] = id.split(':')
  const kind = kinds.find((one) => one === name) ?? 'winner'
  return line === undefined ? { kind } : { kind, line: Number(line) }
}
