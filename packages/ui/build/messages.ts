import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { wordsWithin } from '../src/labels/wordsWithin.ts'

type Texts = Readonly<Record<string, string>>

/** Writes the words that stand beside the components as one file a language, by component: `dist/messages/tr.json`. */
export function writeMessages(): void {
  const languages = new Map<string, Record<string, Texts>>()
  for (const file of globSync('src/{components,centre}/*/messages/*.json').sort()) {
    const language = basename(file, '.json')
    const component = file.split(/[\\/]/).at(-3) ?? ''
    const texts: Texts = JSON.parse(readFileSync(file, 'utf8'))
    languages.set(language, { ...languages.get(language), [component]: texts })
  }
  mkdirSync('dist/messages', { recursive: true })
  const within: Readonly<Record<string, readonly string[]>> = wordsWithin
  for (const [language, words] of languages) {
    const whole = Object.entries(words).map(([component, texts]) => [
      component,
      Object.assign({ language }, ...(within[component] ?? []).map((name) => words[name]), texts),
    ])
    writeFileSync(`dist/messages/${language}.json`, `${JSON.stringify(Object.fromEntries(whole), null, 2)}\n`)
  }
}
