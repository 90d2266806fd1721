import type { GameKind } from './gameKinds.ts'

/** How far rounds stray from the mean: their standard deviation in stakes is below 3, below 5, or above. */
export type Volatility = 'low' | 'medium' | 'high'

/** What happens on the reels of a slot besides plain wins. */
export type GameFeature = 'wilds' | 'freeSpins' | 'multiplier' | 'cascades' | 'respins' | 'ways' | 'bothWays'

/** What titles of a kind are found by (QP03). */
export interface KindTraits {
  /** Absent where what is bet on decides it. */
  readonly volatility?: Volatility
  readonly features: readonly GameFeature[]
  readonly hasJackpot?: true
}

const plain: KindTraits = { features: [] }

/** Each kind's own traits; the engines are held to them. */
export const kindTraits: Readonly<Record<GameKind, KindTraits>> = {
  lines: { volatility: 'low', features: ['wilds', 'freeSpins', 'multiplier'] },
  ways: { volatility: 'low', features: ['wilds', 'freeSpins', 'multiplier', 'ways'] },
  cascade: { volatility: 'medium', features: ['wilds', 'freeSpins', 'multiplier', 'cascades'] },
  hold: { volatility: 'high', features: ['wilds', 'respins'] },
  jackpot: { volatility: 'high', features: ['wilds', 'bothWays'], hasJackpot: true },
  classic: { volatility: 'medium', features: ['wilds', 'multiplier'] },
  roulette: plain,
  fish: plain,
  dominoes: plain,
  bigtwo: plain,
  sports: plain,
  esports: plain,
  blackjack: plain,
  cockfight: plain,
  lottery: plain,
}
