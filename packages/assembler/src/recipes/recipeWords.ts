import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { platformLanguages, sourceLanguage } from '@foyer/brand'

type Texts = Readonly<Record<string, string>>

const folder = join(import.meta.dirname, 'messages')

/** Words of one recipe, and the languages it is written in: those whose file knows it, the source language first. */
export interface RecipeWords {
  /** Platform codes. */
  readonly languages: readonly string[]
  readonly tags: readonly string[]
  /** A text by language tag, as brand.json writes it; links are asked for by their address. */
  readonly text: (key: string) => Texts
}

export function loadRecipeWords(recipe: string): RecipeWords {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file): readonly [string, Texts | undefined] => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8'))[recipe],
    ])
    .flatMap(([tag, texts]) => {
      const code = platformLanguages.find((language) => language.tag === tag)?.code
      return texts && code ? [{ tag, code, texts }] : []
    })
    .sort((a, b) => Number(b.tag === sourceLanguage) - Number(a.tag === sourceLanguage))
  const source = found[0]?.texts ?? {}
  return {
    languages: found.map(({ code }) => code),
    tags: found.map(({ tag }) => tag),
    text: (key) => Object.fromEntries(found.map(({ tag, texts }) => [tag, texts[key] ?? source[key] ?? ''])),
  }
}
