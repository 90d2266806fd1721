import type { Issue } from '@foyer/contract'
import { readDecimal } from '@foyer/rules'
import { ProblemError } from '../calls/problem.ts'
import { readAmount } from '../calls/readAmount.ts'
import type { Method } from './methods.ts'
import type { StartDeposit } from './startDeposit.ts'

/** The method and the amount in minor units; throws `validation_failed` that says what is wrong with which field. */
export function checkDeposit(
  { amount: text, voucher }: Pick<StartDeposit, 'amount' | 'voucher'>,
  offered: Method | undefined,
  decimals: number,
): { readonly method: Method; readonly amount: bigint } {
  const checked = checkAmount(text, offered, decimals)
  if ((checked.method.kind === 'voucher') !== (voucher !== undefined))
    throw refuse({ path: '/voucher', message: voucher === undefined ? 'is missing' : 'is for vouchers only' })
  return checked
}

/** An amount within the limits of a method that is offered. */
export function checkAmount<Way extends { readonly min: string; readonly max: string }>(
  text: string,
  method: Way | undefined,
  decimals: number,
): { readonly method: Way; readonly amount: bigint } {
  if (method === undefined) throw refuse({ path: '/methodId', message: 'is not offered' })
  const amount = readAmount(text, decimals)
  if (amount < (readDecimal(method.min, decimals) ?? 0n))
    throw refuse({ path: '/amount', message: `is below ${method.min}` })
  if (amount > (readDecimal(method.max, decimals) ?? 0n))
    throw refuse({ path: '/amount', message: `is above ${method.max}` })
  return { method, amount }
}

const refuse = (...issues: readonly Issue[]): ProblemError => new ProblemError('validation_failed', { issues })
