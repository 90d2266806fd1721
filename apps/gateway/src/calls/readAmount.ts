import { readDecimal } from '@foyer/rules'
import { ProblemError } from './problem.ts'

/** Minor units that a number holds exactly: no answer can tell of more. */
const most = BigInt(Number.MAX_SAFE_INTEGER)

/** What a member typed as minor units of a currency; throws `validation_failed` that says what is wrong with it. */
export function readAmount(text: string, decimals: number, path = '/amount'): bigint {
  const amount = readDecimal(text, decimals)
  if (amount === undefined || amount > most)
    throw new ProblemError('validation_failed', { issues: [{ path, message: wrong(text, decimals) }] })
  return amount
}

function wrong(text: string, decimals: number): string {
  if (!/^\d+(\.\d+)?$/.test(text)) return 'is not an amount'
  if (/^0\d/.test(text)) return 'has zeros before it'
  const [whole = '', fraction = ''] = text.split('.')
  if (BigInt(whole + ''.padEnd(decimals, '0')) > most) return 'is too much'
  return fraction.length > decimals ? `has more than ${decimals} decimals` : 'is too much'
}
