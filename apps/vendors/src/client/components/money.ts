import { formatMoney } from '@foyer/rules'
import { createContext, useContext } from 'react'
import { sourceLanguage } from '../i18n/labelsOf.ts'

export interface MoneyStyle {
  /** Empty for play money, which is in no currency. */
  readonly currency: string
  readonly language: string
}

export const MoneyContext = createContext<MoneyStyle>({ currency: '', language: sourceLanguage })

/** Writes minor units as an amount in the player's language, with the currency's code where it stands alone. */
export function useMoney(): { readonly plain: (minor: number) => string; readonly full: (minor: number) => string } {
  const { currency, language } = useContext(MoneyContext)
  const plain = (minor: number): string => formatMoney(minor, { language })
  return { plain, full: (minor) => (currency === '' ? plain(minor) : `${plain(minor)} ${currency}`) }
}
