import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Merchant } from '@foyer/gateway/ports'
import english from './messages/en.json' with { type: 'json' }

/** Every text of the sandbox's content, as the English file has them; `{{brand}}` and `{{age}}` stand for the brand's own. */
export type ContentWords = { readonly [Kind in keyof typeof english]: Readonly<Record<string, Text<Kind>>> }
type Text<Kind extends keyof typeof english> = (typeof english)[Kind][keyof (typeof english)[Kind]]

/** What is read where a language lacks a text. */
export const sourceWords: ContentWords = english

const folder = join(import.meta.dirname, 'messages')

function readWords(file: string): ContentWords {
  const own: Partial<ContentWords> = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return {
    announcements: { ...sourceWords.announcements, ...own.announcements },
    banners: { ...sourceWords.banners, ...own.banners },
    help: { ...sourceWords.help, ...own.help },
    helpParts: { ...sourceWords.helpParts, ...own.helpParts },
    demo: { ...sourceWords.demo, ...own.demo },
    gameRules: { ...sourceWords.gameRules, ...own.gameRules },
    clubs: { ...sourceWords.clubs, ...own.clubs },
    lotteries: { ...sourceWords.lotteries, ...own.lotteries },
  }
}

/** The content's words by language tag: a language is there when it has a file, and what it lacks is English. */
export const contentWords: ReadonlyMap<string, ContentWords> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [basename(file, '.json'), readWords(file)]),
)

/** Puts the brand's name and the age that it asks for into html; the name itself is plain text. */
export const withBrand = (html: string, { name, config }: Pick<Merchant, 'name' | 'config'>): string =>
  html
    .replaceAll('{{brand}}', () => name.replace(/&/g, '&amp;').replace(/</g, '&lt;'))
    .replaceAll('{{age}}', String(config.jurisdiction.minimumAge))
