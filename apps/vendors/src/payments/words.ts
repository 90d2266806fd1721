import { readdirSync, readFileSync } from 'node:fs'
import { tagChain } from '@foyer/rules'
import type english from './messages/en.json'

export type Words = Readonly<Record<keyof typeof english, string>> & { readonly language: string }

const folder = new URL('messages/', import.meta.url)
const files = new Map(
  readdirSync(folder).map((name) => [
    name.replace('.json', ''),
    // The files beside this one; what one lacks is read in English.
    JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Readonly<Record<keyof typeof english, string>>,
  ]),
)

/** The words of a page in the payer's language, or in English. */
export function wordsFor(tag: string): Words {
  const language = tagChain(tag).find((one) => files.has(one)) ?? 'en'
  return { ...files.get('en'), ...files.get(language), language } as Words // English has every key
}
