import { paymentFee, readDecimal } from '@foyer/rules'
import type { Finding, ValuePath } from '../issues/issue.ts'
import type { BrandDepositMethod, BrandWithdrawalMethod, BrandWithdrawals } from '../schema/payments.ts'
import type { Check } from './checkContext.ts'

const why = 'Players would be offered a way to pay that refuses what they ask for, or costs more than it brings.'

type Way = BrandDepositMethod | BrandWithdrawalMethod

/** Amounts fit the currency, limits one another, and every method can be told from the others (P03, P04, QP18). */
export const checkPayments: Check = ({ resolved }) => {
  const { currency, payments } = resolved
  return [
    ...checkWays(payments.deposit, ['payments', 'deposit'], currency),
    ...checkWays(payments.withdrawal.methods, ['payments', 'withdrawal', 'methods'], currency),
    ...checkWithdrawal(payments.withdrawal, currency.decimals),
  ]
}

function checkWays(
  ways: readonly Way[],
  list: ValuePath,
  currency: { readonly code: string; readonly decimals: number },
): readonly Finding[] {
  const seen = new Set<string>()
  return ways.flatMap((method, index) => {
    const place = [...list, index]
    const isTwice = seen.has(method.id)
    seen.add(method.id)
    const { currencies } = method
    return [
      ...(isTwice
        ? [finding('payment-twice', [...place, 'id'], `There are two methods "${method.id}"`, 'Give each its own id')]
        : []),
      ...(currencies.length > 0 && !currencies.includes(currency.code)
        ? [
            {
              ...finding(
                'payment-never-offered',
                [...place, 'currencies'],
                `"${method.id}" is for ${currencies.join(', ')}, and the site has ${currency.code}`,
                `Add "${currency.code}", or take the method out`,
              ),
              severity: 'warning' as const,
              why: 'Players are never offered it.',
            },
          ]
        : []),
      ...checkAmounts(method, place, currency.decimals),
    ]
  })
}

/** What holds for all withdrawals fits the currency, and leaves something that can be withdrawn. */
function checkWithdrawal({ methods, daily, approve }: BrandWithdrawals, decimals: number): readonly Finding[] {
  const place = ['payments', 'withdrawal']
  const said: readonly (readonly [ValuePath, string])[] = [
    ...(daily.amount === undefined ? [] : [[[...place, 'daily', 'amount'], daily.amount] as const]),
    [[...place, 'approve', 'upTo'], approve.upTo],
  ]
  const broken = said.filter(([, text]) => readDecimal(text, decimals) === undefined)
  if (broken.length > 0) return broken.map(([path, text]) => tooFine(path, text, decimals))
  const least = methods.flatMap(({ min }) => readDecimal(min, decimals) ?? [])
  const most = daily.amount === undefined ? undefined : readDecimal(daily.amount, decimals)
  const isNone = most !== undefined && least.length > 0 && least.every((min) => min > most)
  return isNone
    ? [
        finding(
          'payment-daily',
          [...place, 'daily', 'amount'],
          `${daily.amount} a day is less than any method pays`,
          'Raise it, or lower "min" of a method',
        ),
      ]
    : []
}

const tooFine = (path: ValuePath, text: string, decimals: number): Finding =>
  finding(
    'payment-decimals',
    path,
    `${text} has more decimals than the currency, which has ${decimals}`,
    decimals === 0 ? 'Write a whole number' : `Write at most ${decimals} decimals`,
  )

function checkAmounts(method: Way, place: ValuePath, decimals: number): readonly Finding[] {
  const { min, max, presets, fee, minutes } = method
  const said: readonly (readonly [ValuePath, string])[] = [
    [['min'], min],
    [['max'], max],
    [['fee', 'fixed'], fee.fixed],
    ...presets.map((preset, index) => [['presets', index], preset] as const),
  ]
  const broken = said.filter(([, text]) => readDecimal(text, decimals) === undefined)
  if (broken.length > 0) return broken.map(([path, text]) => tooFine([...place, ...path], text, decimals))
  // All of them were read above.
  const read = (text: string): bigint => readDecimal(text, decimals) ?? 0n
  const [least, most] = [read(min), read(max)]
  const outside = presets.flatMap((preset, index) =>
    read(preset) >= least && read(preset) <= most
      ? []
      : [
          finding(
            'payment-preset',
            [...place, 'presets', index],
            `${preset} can be chosen, but ${min} to ${max} are taken`,
            'Take it out, or change the limits',
          ),
        ],
  )
  return [
    ...(least > 0n && least <= most
      ? []
      : [
          finding('payment-limits', [...place, 'min'], `No amount is from ${min} to ${max}`, 'Write the smaller first'),
        ]),
    ...outside,
    ...(least > 0n && paymentFee(least, fee, decimals) >= least
      ? [
          finding(
            'payment-fee',
            [...place, 'fee'],
            `The fee of ${min}, the least amount, leaves nothing of it`,
            'Lower the fee, or raise "min"',
          ),
        ]
      : []),
    ...(minutes.from <= minutes.to
      ? []
      : [
          finding(
            'payment-minutes',
            [...place, 'minutes'],
            `It takes ${minutes.from} minutes at best, and ${minutes.to} as a rule`,
            'Write the smaller number as "from"',
          ),
        ]),
  ]
}

const finding = (code: string, path: ValuePath, message: string, hint: string): Finding => ({
  code,
  path,
  message,
  why,
  hint,
})
