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

/** Whoever is left by the other choices is counted once for each choice that it has. */
function facetsOf(catalogue: Catalogue, filter: GameFilter): GameFacets {
  const free = {
    features: undefined,
    themes: undefined,
    volatilities: undefined,
    minRtp: undefined,
    hasJackpot: undefined,
    minBet: undefined,
    minLines: undefined,
  }
  const all = catalogue.find({ ...filter, ...free, isNew: undefined })
  // Found names may be misspelt, so a name is not asked of them again.
  const left = (change: Partial<GameFilter>) => all.filter(matcherOf({ ...filter, name: undefined, ...change }))
  const chosen = left({})
  const withoutThemes = left({ themes: undefined })
  const withoutVolatility = left({ volatilities: undefined })
  const withoutReturn = left({ minRtp: undefined })
  const choices = (values: Iterable<string>, count: (value: string) => number): FacetChoice[] =>
    [...values].map((value) => ({ value, count: count(value) }))
  const features = new Set(all.flatMap(({ traits }) => traits.features))
  const themes = new Set(all.flatMap(({ traits }) => traits.theme ?? []))
  return {
    totalCount: chosen.length,
    features: choices(features, (value) => chosen.filter(({ traits }) => traits.features.includes(value)).length),
    themes: choices([...themes].sort(), (value) => withoutThemes.filter(({ traits }) => traits.theme === value).length),
    volatilities: choices(
      volatilities.filter((value) => all.some(({ traits }) => traits.volatility === value)),
      (value) => withoutVolatility.filter(({ traits }) => traits.volatility === value).length,
    ),
    returns: choices(
      leastReturns.filter((least) => all.some(({ wire }) => (wire.rtp ?? 0) >= least)).map(String),
      (value) => withoutReturn.filter(({ wire }) => (wire.rtp ?? 0) >= Number(value)).length,
    ),
    jackpot: left({ hasJackpot: true }).length,
    isNew: left({ isNew: true }).length,
    minBet: left({ minBet: leastBet }).length,
    minLines: left({ minLines: leastLines }).length,
  }
}
