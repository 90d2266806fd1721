import { type LabelKey, type LabelValues, sayLabel } from '@foyer/ui/labels'
import { createContext, useContext } from 'react'
import type english from '../messages/en.json'

type Words = typeof english
export type Say = (key: LabelKey<Words>, values?: LabelValues) => string

interface Language {
  readonly tag: string
  readonly say: Say
  /** Words of a component of the kit in this language; what is missing is English. */
  readonly kit: (component: string) => Readonly<Record<string, string>>
}

const own = import.meta.glob<Partial<Words>>('../messages/*.json', { eager: true, import: 'default' })
/** The kit's words stand beside its components. */
const ofKit = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../packages/ui/src/components/{ErrorState,LoadMore,Notice}/messages/*.json',
  { eager: true, import: 'default' },
)
const source = own['../messages/en.json'] as Words // every key is in the source

const tagOf = (path: string): string => path.replace(/^.*\/|\.json$/g, '')

/** A language is there when it has a file. */
export const languages: readonly string[] = Object.keys(own).map(tagOf)

const createLanguage = (tag: string): Language => {
  const words = { ...source, ...own[`../messages/${tag}.json`], language: tag }
  const kitWords = (component: string, language: string) =>
    Object.entries(ofKit).find(([path]) => path.endsWith(`/${component}/messages/${language}.json`))?.[1]
  return {
    tag,
    say: (key, values) => sayLabel(words, key, values),
    kit: (component) => ({ ...kitWords(component, 'en'), ...kitWords(component, tag), language: tag }),
  }
}

const known = new Map(languages.map((tag) => [tag, createLanguage(tag)]))
const fallback = createLanguage('en')

/** The language that was chosen here, else the browser's, else English. */
export function firstLanguage(): string {
  const wanted = [localStorage.getItem('desk-language') ?? '', ...navigator.languages]
  return wanted.map((tag) => tag.split('-', 1)[0] ?? '').find((tag) => known.has(tag)) ?? fallback.tag
}

export const languageOf = (tag: string): Language => known.get(tag) ?? fallback

const LanguageContext = createContext<Language>(fallback)
export const LanguageProvider = LanguageContext.Provider
export const useLanguage = (): Language => useContext(LanguageContext)
