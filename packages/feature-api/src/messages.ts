/// <reference types="vite/types/importMeta.d.ts" />
import type { GameType } from '@foyer/contract'
import type { KitLabels } from '@foyer/ui/labels'
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

export type LabelsOf = <Component extends keyof KitLabels>(component: Component) => KitLabels[Component]

const LabelsContext = createContext<LabelsOf | undefined>(undefined)
/** Makes the kit's words in the page's language reachable; rendered once by the shell. */
export const LabelsProvider = LabelsContext.Provider

/** The words of a kit component in the page's language, for its `labels`: `useLabels('Pagination')`. */
export const useLabels: LabelsOf = (component) => {
  const labelsOf = useContext(LabelsContext)
  if (!labelsOf) throw new Error('A feature component was rendered outside the portal')
  return labelsOf(component)
}

/** Names the category of a game type; the texts are those of the feature `categories`. */
export function useCategoryName(): (gameType: GameType) => string {
  const translate = useContext(TranslateContext)
  return (gameType) => translate('categories', gameType)
}

/** Where a text that a manifest names stands: `title` in the feature's own messages, `categories:RNG` in others. */
export function messagePlace(feature: string, name: string): readonly [namespace: string, key: string] {
  const at = name.indexOf(':')
  return at < 0 ? [feature, name] : [name.slice(0, at), name.slice(at + 1)]
}
