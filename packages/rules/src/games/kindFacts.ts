import type { GameKind } from './gameKinds.ts'

/** What a studio tells of a game before it is opened. */
export interface KindFacts {
  /** Return to player in per cent, the jackpot's part included; null where play or each bet decides it. */
  readonly rtp: number | null
  /** Lines or ways that win; null where neither does. */
  readonly lines: number | null
  /** Lowest stake in currency units; absent where each title has its own, as slots do (`leastStakeOf`). */
  readonly minBet?: number
}

/** Each kind's own figures; the engines are held to them (QR22). */
export const kindFacts: Readonly<Record<GameKind, KindFacts>> = {
  lines: { rtp: 96.2, lines: 20 },
  ways: { rtp: 95.18, lines: 243 },
  cascade: { rtp: 94.91, lines: null },
  hold: { rtp: 96.62, lines: 10 },
  jackpot: { rtp: 95.28, lines: 10 },
  classic: { rtp: 96.65, lines: 5 },
  roulette: { rtp: 97.3, lines: null, minBet: 0.1 },
  fish: { rtp: 96, lines: null, minBet: 0.1 },
  // The house keeps a rake of the pot, which the game states.
  dominoes: { rtp: null, lines: null, minBet: 0.5 },
  bigtwo: { rtp: null, lines: null, minBet: 0.5 },
  sports: { rtp: null, lines: null, minBet: 0.5 },
  esports: { rtp: null, lines: null, minBet: 0.5 },
  blackjack: { rtp: 99.54, lines: null, minBet: 1 },
  cockfight: { rtp: null, lines: null, minBet: 0.5 },
  lottery: { rtp: null, lines: null, minBet: 0.1 },
}
