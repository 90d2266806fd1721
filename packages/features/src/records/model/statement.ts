import type { Operations, ValueOf } from '@foyer/contract'
import type { Statement, StatementAmount, StatementMonth, StatementSums } from '@foyer/ui/centre/ActivityStatement'
import type { useT } from './useT.ts'

type Answer = ValueOf<Operations['activityStatement']>

const sumsOf = (row: Answer['totals']): StatementSums => ({
  deposits: row.depositAmount,
  withdrawals: row.withdrawalAmount,
  staked: row.stakeAmount,
  won: row.winAmount,
  net: row.netAmount,
  other: row.otherAmount,
  playSeconds: row.playSeconds,
})

/** The statement as the kit shows it, with months named in the page's language. */
export function statementOf(answer: Answer, language: string): Statement {
  const named = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return {
    months: answer.months.map((month) => ({
      id: month.startDate,
      name: named.format(Date.parse(month.startDate)),
      balance: month.closingBalance,
      ...sumsOf(month),
    })),
    totals: sumsOf(answer.totals),
    opening: answer.openingBalance,
    closing: answer.closingBalance,
  }
}

/** Kind of the account record's filter that shows what an amount is made of. */
const kinds: Readonly<Record<StatementAmount, string>> = {
  deposits: 'deposit',
  withdrawals: 'withdrawals',
  staked: 'stakes',
  won: 'win',
  net: 'play',
  other: 'other',
}

/** Filters of the account record for an amount of a month. */
export const entriesOf = ({ months }: Pick<Answer, 'months'>, month: StatementMonth, amount: StatementAmount) => ({
  from: month.id,
  to: months.find(({ startDate }) => startDate === month.id)?.endDate ?? month.id,
  kind: kinds[amount],
})

/** The same for the sum of all months. */
export const entriesOfAll = ({ months }: Pick<Answer, 'months'>, amount: StatementAmount) => ({
  from: months[0]?.startDate ?? '',
  to: months.at(-1)?.endDate ?? '',
  kind: kinds[amount],
})

/** The rows of the file, the heading first: plain decimals and seconds, so that a program can go on with them. */
export function statementRows(
  statement: Statement,
  { t, money, currency }: { t: ReturnType<typeof useT>; money: (minor: number) => string; currency: string },
): readonly (readonly string[])[] {
  const row = (name: string, sums: StatementSums, balance: number) => [
    name,
    ...[sums.deposits, sums.withdrawals, sums.staked, sums.won, sums.net, sums.other, balance].map(money),
    String(sums.playSeconds),
  ]
  const heads = ['deposits', 'withdrawals', 'stakes', 'wins', 'net', 'other', 'closingBalance'] as const
  return [
    [t('month'), ...heads.map((key) => `${t(key)} (${currency})`), t('playSeconds')],
    ...statement.months.map((month) => row(month.id.slice(0, 'yyyy-MM'.length), month, month.balance)),
    row(t('allMonths'), statement.totals, statement.closing),
  ]
}
