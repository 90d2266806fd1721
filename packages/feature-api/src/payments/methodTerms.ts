import { formatDecimal } from '@foyer/rules'

/** How amounts are written on a page. */
export interface MoneyForm {
  readonly symbol: string
  readonly language: string
}

/** The amount without decimals where there is nothing in them: for amounts that are chosen. */
export const shortMoney = (amount: string, form: MoneyForm): string => formatDecimal(amount.replace(/\.0+$/, ''), form)

/** "At once", "5 minutes", "up to 5 minutes", "5 minutes to 1 day" (QP18), in the words of a feature. */
export function timeText(
  t: (key: 'atOnce' | 'upTo' | 'between', values?: Readonly<Record<string, string>>) => string,
  { from, to }: { readonly from: number; readonly to: number },
  language: string,
): string {
  if (to === 0) return t('atOnce')
  const end = durationText(to, language)
  if (from === 0) return t('upTo', { to: end })
  return from === to ? end : t('between', { from: durationText(from, language), to: end })
}

/** Minutes as a language writes them, or hours or days where they are whole ones. */
function durationText(minutes: number, language: string): string {
  const [unit, count] =
    minutes >= 1440 && minutes % 1440 === 0
      ? (['day', minutes / 1440] as const)
      : minutes >= 60 && minutes % 60 === 0
        ? (['hour', minutes / 60] as const)
        : (['minute', minutes] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

const isNothing = (decimal: string): boolean => !/[1-9]/.test(decimal)

/** "1.5 %", "$0.30", "1.5 % + $0.30"; nothing where there is no fee. */
export function feeTerms({ percent, fixed }: { percent: string; fixed: string }, form: MoneyForm): string | undefined {
  const parts = [
    ...(isNothing(percent) ? [] : [percentText(percent, form.language)]),
    ...(isNothing(fixed) ? [] : [formatDecimal(fixed, form)]),
  ]
  return parts.length > 0 ? parts.join(' + ') : undefined
}

/** A decimal text of per cent as a language writes it. */
const percentText = (percent: string, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(Number(percent) / 100)
