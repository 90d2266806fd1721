/** How long each phase lasts, ms. */
export const phaseMs = {
  betting: 15_000,
  /** At most: until every stake on its way is answered. */
  closed: 3000,
  /** Between two of the first cards. */
  card: 420,
  insurance: 8000,
  /** For one decision. */
  decision: 15_000,
  /** For a hand that has ended to be seen before the next. */
  handOver: 900,
  /** Between two cards of the dealer. */
  dealer: 900,
  paid: 5000,
  void: 5000,
} as const
