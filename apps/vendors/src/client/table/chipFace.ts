import { useContext } from 'react'
import { MoneyContext, type MoneyStyle } from '../components/money.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount as short as fits on a chip: 0.5, 25, 1.25K. */
export function chipFace(minor: number, { language, decimals }: MoneyStyle): string {
  let format = formats.get(language)
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 })
    formats.set(language, format)
  }
  return format.format(minor / 10 ** decimals)
}

export const useMoneyStyle = (): MoneyStyle => useContext(MoneyContext)
