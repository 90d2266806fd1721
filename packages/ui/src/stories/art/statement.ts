import type { Statement, StatementHead, StatementMonth } from '../../centre/ActivityStatement/index.ts'

const monthName = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(2025, 11 + at),
  )

/** A year that looks like play: some months quiet, most with a small loss. Amounts grow with `scale`. */
export function storyStatement(scale = 1, language = 'en', quiet = false): Statement {
  const months: StatementMonth[] = []
  const opening = 500_000 * scale
  let balance = opening
  for (let at = 0; at < 12; at += 1) {
    const active = quiet ? 0 : at === 4 ? 0 : 1
    const staked = active * Math.round((62_000 + Math.sin(at * 1.9) * 21_000) * scale)
    const won = active * Math.round(staked * (0.91 + Math.sin(at * 2.7) * 0.14))
    const deposits = at % 3 === 0 ? active * 50_000 * scale : 0
    const withdrawals = at % 4 === 2 ? active * 40_000 * scale : 0
    const other = at === 7 ? active * 1500 * scale : 0
    const net = won - staked
    balance += deposits - withdrawals + net + other
    const sums = { deposits, withdrawals, staked, won, net, other, playSeconds: active * (9000 + at * 733) }
    months.push({ id: `month-${at}`, name: monthName(language, at), balance, ...sums })
  }
  const sum = (key: 'deposits' | 'withdrawals' | 'staked' | 'won' | 'net' | 'other' | 'playSeconds'): number =>
    months.reduce((total, month) => total + month[key], 0)
  return {
    months,
    opening,
    closing: balance,
    totals: {
      deposits: sum('deposits'),
      withdrawals: sum('withdrawals'),
      staked: sum('staked'),
      won: sum('won'),
      net: sum('net'),
      other: sum('other'),
      playSeconds: sum('playSeconds'),
    },
  }
}

export const storyHead: StatementHead = {
  site: 'Comet',
  account: 'demoplayer',
  from: '2025-12-01',
  to: '2026-11-20',
  issued: '2026-11-20 20:00:00',
}
