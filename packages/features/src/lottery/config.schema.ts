import Type, { type Static } from 'typebox'

/** Settings of the feature. */
export const LotteryConfig = Type.Object(
  {
    prizeMode: Type.Union([Type.Literal('Lott'), Type.Literal('ZY'), Type.Literal('Elott'), Type.Literal('SEA')], {
      default: 'ZY',
      description: 'Family of lotteries on the page /vnLottery: ZY are those of the national lottery (W16)',
    }),
  },
  { description: 'Settings of the lottery pages' },
)
export type LotterySettings = Static<typeof LotteryConfig>
