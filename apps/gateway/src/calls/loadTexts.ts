import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readIn } from '@foyer/rules'

/** The texts of a folder by language tag: a language is there when it has a file. */
export const loadTexts = <Texts>(folder: string): ReadonlyMap<string, Partial<Texts>> =>
  new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )

/** What is read in a language given as BCP 47 tag: its own, its general form's, or the source's. */
export function textIn<Texts, Key extends keyof Texts>(
  texts: ReadonlyMap<string, Partial<Texts>>,
  source: Texts,
  key: Key,
  language: string,
): Texts[Key] {
  return readIn(language, (tag) => texts.get(tag)?.[key]) ?? source[key]
}
