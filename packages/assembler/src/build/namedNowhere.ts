import { formatPath, type ValuePath } from '@foyer/brand/node'
import type { Answers } from '../snapshot/snapshot.ts'

/** Everything inside a value that is no object or list, with its path. */
function leaves(
  value: unknown,
  path: ValuePath = [],
): readonly { readonly path: ValuePath; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, child]) =>
    leaves(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** What all answers of an operation call their entries; nothing where the snapshot has none. */
function namesIn(answers: Answers, operation: string, key: string): readonly string[] {
  const lists = Object.entries(answers).filter(([name]) => name.startsWith(`["${operation}",`))
  const names = lists.flatMap(([, list]) => leaves(list)).filter(({ path }) => path.length === 2 && path[1] === key)
  return [...new Set(names.map(({ value }) => String(value)))]
}

/** What a brand names that only the server knows, and that the snapshot does not have: lotteries, headings of the help centre (N01). */
export function namedNowhere(brand: object, answers: Answers): readonly string[] {
  const lotteries = namesIn(answers, 'lotteryMenus', 'gameId')
  const headings = namesIn(answers, 'helpCenter', 'id')
  return leaves(brand).flatMap(({ path, value }) => {
    const name = String(value)
    const heading = /^\/help(?:mc)?#(.+)$/.exec(name)?.[1]
    if (heading && headings.length > 0 && !headings.includes(heading))
      return [`${formatPath(path)}: the help centre has no "${heading}"; it has ${headings.join(', ')}`]
    const isGame = path.at(-1) === 'game' && path.at(-2) === 'settings'
    if (isGame && lotteries.length > 0 && !lotteries.includes(name))
      return [`${formatPath(path)}: the server has no lottery "${name}"; it has ${lotteries.join(', ')}`]
    return []
  })
}
