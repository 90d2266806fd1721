import Type from 'typebox'

/** Families of lotteries by how they pay (W16). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

/** Field that names a family. */
export const prizeMode = Type.Optional(
  Type.Union([Type.Literal('Lott'), Type.Literal('ZY'), Type.Literal('Elott'), Type.Literal('SEA')], {
    description: 'A family of lotteries',
  }),
)
