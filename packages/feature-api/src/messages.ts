import { createContext, useContext } from 'react'

export type MessageValues = Readonly<Record<string, string | number>>
export type Translate = (namespace: string, key: string, values?: MessageValues) => string

const TranslateContext = createContext<Translate>((_namespace, key) => key)
/** Makes the shell's translation reachable; rendered once by the shell. */
export const TranslateProvider = TranslateContext.Provider

/** The key a plural is asked by: `found` for `found_one` and `found_other`. */
type PluralKey<Key extends string> = Key extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : never

/**
 * Makes the `useT` of one feature: `createUseT<keyof typeof en>('lobby')`. Unknown keys do not compile.
 * Placeholders are `{{name}}`; plurals follow i18next (`key_one`, `key_other`, chosen by `count`).
 */
export function createUseT<Key extends string>(namespace: string) {
  return function useT(): (key: Key | PluralKey<Key>, values?: MessageValues) => string {
    const translate = useContext(TranslateContext)
    return (key, values) => translate(namespace, key, values)
  }
}
