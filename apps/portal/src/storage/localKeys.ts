import type { PublicConfig } from '@foyer/brand'
import type { ParseStored } from './stored.ts'

/** Keys in local storage that the shell uses (EN21), and what it keeps beside them. */
export const localKeys = {
  theme: 'theme',
  /** Platform code of the language the visitor chose. */
  lang: 'lang',
  balanceHidden: 'balanceHidden',
  motionPaused: 'motionPaused',
} as const

export const parseTheme: ParseStored<'dark' | 'light'> = (text) =>
  text === 'dark' || text === 'light' ? text : undefined

export const parseFlag: ParseStored<boolean> = (text) => (text === '1' ? true : text === '0' ? false : undefined)

/** A stored language counts only while the site still has it. */
export const parseLanguage =
  (languages: PublicConfig['languages']): ParseStored<string> =>
  (text) =>
    languages.some(({ code }) => code === text) ? text : undefined
