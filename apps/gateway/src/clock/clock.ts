/** World time. Its offset lives in the database, so every instance sees the same time. */
export interface Clock {
  readonly now: () => Date
}
