import Type from 'typebox'

export type { PrizeMode } from '@foyer/rules'

/** Field that names a family. */
export const prizeMode = Type.Optional(
  Type.Union([Type.Literal('Lott'), Type.Literal('ZY'), Type.Literal('Elott'), Type.Literal('SEA')], {
    description: 'A family of lotteries',
  }),
)
