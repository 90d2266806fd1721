import { turnMs } from '../client/wheel/wheelTurn.ts'

/** How long each phase lasts, ms. */
export const phaseMs = {
  betting: 20_000,
  /** At most: until every bet on its way is answered. */
  closed: 3000,
  turning: turnMs + 800,
  paid: 5000,
  void: 5000,
} as const
