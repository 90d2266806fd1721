import type { FacetChoice, GameFacets, operations, WireOf } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { answerBytes, Prepared } from '../../calls/prepared.ts'
import { asciiJson } from '../../catalogue/asciiJson.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type GameFilter, matcherOf } from '../../catalogue/gameFilter.ts'
import { filterAsked } from './filterAsked.ts'

type Answer = WireOf<typeof operations.gameFacets>

/** Least returns that can be chosen, per cent. */
const leastReturns = [95, 96, 97, 99]
const volatilities = ['low', 'medium', 'high']
/** Thresholds of the slot filters (L23). */
const [leastBet, leastLines] = [1, 25]

/** QP03. Made once for each filter and state of the catalogue; searches are too many to be kept. */
export const gameFacets: Handler<'gameFacets'> = async ({ catalogues, merchant }, query) => {
  const catalogue = await catalogues.of(merchant)
  const filter = filterAsked(query)
  const make = (): Buffer => answerBytes(asciiJson(facetsOf(catalogue, filter)))
  const isKept = filter.name === undefined
  return new Prepared<Answer>(isKept ? catalogue.bytes(`facets ${JSON.stringify(filter)}`, make) : make())
}

/** What of a filter is chosen among others of its group; `isNew` is, where the class asks for nothing of the kind. */
const groups = ['themes', 'volatilities', 'minRtp', 'hasJackpot', 'isNew', 'minBet', 'minLines'] as const
type Group = (typeof groups)[number]

/** A number for each value, counted up. */
function createTally(values: Iterable<string>) {
  const counts = new Map([...values].map((value) => [value, 0]))
  return {
    add: (value: string): void => void counts.set(value, (counts.get(value) ?? 0) + 1),
    choices: (): FacetChoice[] => [...counts].map(([value, count]) => ({ value, count })),
  }
}

/**
 * One way through the games: one that fits all that is chosen counts for each of its choices, one that fits all but one group for its
 * choice of that group.
 */
function facetsOf(catalogue: Catalogue, filter: GameFilter): GameFacets {
  const free = Object.fromEntries(groups.map((group) => [group, undefined]))
  const all = catalogue.find({ ...filter, ...free, features: undefined })
  // Found names may be misspelt, so a name is not asked of them again; nor is what all were found by.
  const hasFeatures = matcherOf({ features: filter.features })
  const tests = groups.map((group) => [group, matcherOf({ [group]: filter[group] })] as const)
  const is = {
    isNew: matcherOf({ isNew: true }),
    minBet: matcherOf({ minBet: leastBet }),
    minLines: matcherOf({ minLines: leastLines }),
  }
  const features = createTally(new Set(all.flatMap(({ traits }) => traits.features)))
  const themes = createTally([...new Set(all.flatMap(({ traits }) => traits.theme ?? []))].sort())
  const levels = createTally(volatilities.filter((value) => all.some(({ traits }) => traits.volatility === value)))
  const returns = createTally(
    leastReturns.filter((least) => all.some(({ wire }) => (wire.rtp ?? 0) >= least)).map(String),
  )
  let [totalCount, jackpot, isNew, minBet, minLines] = [0, 0, 0, 0, 0]
  for (const game of all) {
    if (!hasFeatures(game)) continue
    const failed = tests.filter(([, fits]) => !fits(game))
    if (failed.length > 1) continue
    const only = failed[0]?.[0]
    const counts = (group: Group): boolean => only === undefined || only === group
    const { traits, wire } = game
    if (only === undefined) {
      totalCount += 1
      traits.features.forEach(features.add)
    }
    if (counts('themes') && traits.theme !== null) themes.add(traits.theme)
    if (counts('volatilities') && traits.volatility !== null) levels.add(traits.volatility)
    if (counts('minRtp')) for (const least of leastReturns) if ((wire.rtp ?? 0) >= least) returns.add(String(least))
    if (counts('hasJackpot') && traits.hasJackpot) jackpot += 1
    if (counts('isNew') && is.isNew(game)) isNew += 1
    if (counts('minBet') && is.minBet(game)) minBet += 1
    if (counts('minLines') && is.minLines(game)) minLines += 1
  }
  return {
    totalCount,
    features: features.choices(),
    themes: themes.choices(),
    volatilities: levels.choices(),
    returns: returns.choices(),
    jackpot,
    isNew,
    minBet,
    minLines,
  }
}
