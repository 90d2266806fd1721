import { type PricedMarket, priceMarkets } from '../engine/prices.ts'
import { mostShade, shadeEach } from '../engine/terms.ts'
import type { LegOrder } from '../wire.ts'
import type { Feed } from './createFeed.ts'
import type { BookEvent } from './eventStore.ts'
import type { OpenLegs } from './openLegs.ts'

/** Odds as they are at the moment. */
export interface Odds {
  readonly of: (event: BookEvent) => readonly PricedMarket[]
  /** A bet was taken: what it leans on gets shorter. */
  readonly lean: (legs: readonly Pick<LegOrder, 'event' | 'market' | 'selection'>[], weight: number) => void
}

interface OddsOptions {
  readonly feed: Feed
  readonly legs: OpenLegs
  readonly staticOdds: boolean
}

export function createOdds({ feed, legs, staticOdds }: OddsOptions): Odds {
  const key = (event: string, market: string, selection: string): string => [event, market, selection].join(' ')
  const weights = new Map(legs.weights().map((one) => [key(one.event, one.market, one.selection), one.weight]))
  const known = new Map<string, { readonly version: number; readonly markets: readonly PricedMarket[] }>()
  return {
    of: (event) => {
      const { fixture, drift, version } = event
      const before = known.get(fixture.id)
      if (before?.version === version) return before.markets
      const shadeOf = (market: string, selection: string): number =>
        staticOdds ? 0 : Math.min(mostShade, (weights.get(key(fixture.id, market, selection)) ?? 0) * shadeEach)
      const markets = priceMarkets(fixture.model, feed.pricesOf(fixture), drift, shadeOf)
      if (event.state === 'open') known.set(fixture.id, { version, markets })
      else known.delete(fixture.id)
      return markets
    },
    lean: (leaned, weight) => {
      if (weight === 0 || staticOdds) return
      for (const { event, market, selection } of leaned) {
        const place = key(event, market, selection)
        weights.set(place, (weights.get(place) ?? 0) + weight)
        feed.touch(event)
      }
    },
  }
}
