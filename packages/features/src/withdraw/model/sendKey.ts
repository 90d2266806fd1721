interface Asked {
  readonly methodId: string
  readonly amount: string
  readonly bankAccountId: string
}

/**
 * The key of a withdrawal: what is asked for, the newest withdrawal that the asker has seen, and how often it was refused
 * before. So two presses, two tabs and a lost answer ask for one withdrawal, and the same again later for another.
 */
export const sendKey = ({ methodId, amount, bankAccountId }: Asked, newest: string | undefined, refusals: number) =>
  ['withdraw', methodId, amount, bankAccountId, newest ?? 'first', refusals].join(':').slice(0, 128)
