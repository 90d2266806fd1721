/** The rules of the house, as the rules panel states them. */
export const houseRules = {
  decks: 6,
  /** The cut card lies this many cards before the end: the round in which it appears is the shoe's last. */
  cutFromEnd: 78,
  /** The dealer draws to 16 and stands on every 17, a soft one too. */
  dealerStandsOn: 17,
  /** Hands that a pair may be split into. */
  mostHands: 2,
} as const

/** What a hand brings back of each of its stakes. */
export const pays = { lost: 0, push: 1, won: 2, blackjack: 2.5 } as const

/** What insurance brings back, stake included, when the dealer has blackjack. */
export const insurancePays = 3

/** Return of a stake played by basic strategy, in per cent: `exactReturn`, shortened to two decimals. */
export const statedReturn = 99.54

/** Return of insurance in per cent: three times 96 tens of the 311 cards that are not the dealer's ace. */
export const statedInsuranceReturn = 92.6
