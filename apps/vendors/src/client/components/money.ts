import { formatMoney } from '@foyer/rules'
import { createContext, useContext } from 'react'
import { sourceLanguage } from '../i18n/labelsOf.ts'

export interface MoneyStyle {
  /** Empty for play money, which is in no currency. */
  readonly currency: string
  readonly decimals: number
  readonly language: string
}

export const MoneyContext = createContext<MoneyStyle>({ currency: '', decimals: 2, language: sourceLanguage })

/** Writes minor units as an amount in the player's language, with the currency's code, in one line, where it stands alone. */
export function useMoney() {
  const { currency, decimals, language } = useContext(MoneyContext)
  const plain = (minor: number): string => formatMoney(minor, { language, decimals })
  /** With a plus before a gain. */
  const signed = (minor: number): string => formatMoney(minor, { language, decimals, sign: 'always' })
  const full = (minor: number): string => (currency === '' ? plain(minor) : `${plain(minor)}\u00a0${currency}`)
  return { plain, signed, full }
}
