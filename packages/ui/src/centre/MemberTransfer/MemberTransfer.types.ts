/** Another member whom money goes to. */
export interface Partner {
  readonly name: string
  /** User name, which nobody else has. */
  readonly account: string
}

/** Money that has been sent, in integer minor units. */
export interface SentMoney {
  /** Number of its entry. */
  readonly id: string
  readonly to: Partner
  readonly amount: number
  /** What was left after it. */
  readonly balance: number
  /** ISO 8601 instant. */
  readonly time: string
  /** Address of its entry in the account's record. */
  readonly href?: string | undefined
}

/** Whom an agent may send money to: the account above, and those below that a part of the name finds. */
export interface RecipientSearch {
  readonly upline?: Partner | undefined
  /** The first of those that were found. */
  readonly found: readonly Partner[]
  /** How many were found. */
  readonly total: number
  readonly state: 'loading' | 'ready' | 'error'
  /** What is looked for. */
  readonly text: string
  readonly onText: (text: string) => void
}
