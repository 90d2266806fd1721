import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { inputToWire, type TypedOnWire } from '../schemas/gameType.ts'
import { type GameFilterInput, gameFilterFields } from './gameFilter.ts'

/** A choice, and how many games it would leave. */
export interface FacetChoice {
  /** Code of a feature, theme or volatility; of returns the least one, in per cent. */
  value: string
  count: number
}

export interface GameFacets {
  /** Games that fit all that is asked for. */
  totalCount: number
  features: FacetChoice[]
  themes: FacetChoice[]
  volatilities: FacetChoice[]
  returns: FacetChoice[]
  jackpot: number
  isNew: number
  /** Lowest bet of 1 or more (L23). */
  minBet: number
  /** 25 lines or more (L23). */
  minLines: number
}

const count = Type.Integer({ minimum: 0 })
const choices = Type.Array(Type.Object({ value: Type.String(), count }))

/**
 * QP03. How many games each choice would leave, beside what is asked for already: a feature comes to those that are chosen, any other
 * choice stands in place of what its group has. Choices that no game of the category has are left out.
 */
export const gameFacets = defineOperation<GameFilterInput, GameFacets, GameFacets, TypedOnWire<GameFilterInput>>()(
  {
    path: '/wps/relay/GCSGAME_gameFacets',
    method: 'GET',
    access: 'guest',
    requirement: 'QP03',
    summary: 'Choices of filters, with how many games each would leave',
    query: Type.Object(gameFilterFields),
    value: Type.Object({
      totalCount: count,
      features: choices,
      themes: choices,
      volatilities: choices,
      returns: choices,
      jackpot: count,
      isNew: count,
      minBet: count,
      minLines: count,
    }),
    maxAge: 30,
  },
  (facets) => facets,
  inputToWire,
)
