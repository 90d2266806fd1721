import { readDecimal } from '@foyer/rules'
import { ProblemError } from './problem.ts'

/** What a member typed as minor units of a currency; throws `validation_failed` that says what is wrong with it. */
export function readAmount(text: string, decimals: number, path = '/amount'): bigint {
  const amount = readDecimal(text, decimals)
  if (amount === undefined)
    throw new ProblemError('validation_failed', { issues: [{ path, message: wrong(text, decimals) }] })
  return amount
}

function wrong(text: string, decimals: number): string {
  if (!/^\d{1,15}(\.\d+)?$/.test(text)) return 'is not an amount'
  return /^0\d/.test(text) ? 'has zeros before it' : `has more than ${decimals} decimals`
}
