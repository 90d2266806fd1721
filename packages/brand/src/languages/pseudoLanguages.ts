import type { PlatformLanguage } from './languages.ts'

/**
 * Languages nobody speaks, made of the English texts as they are read: they show what long words and the other direction
 * do to a page. They are offered while developing and in tests, and no brand can name them.
 */
export const pseudoLanguages: readonly PlatformLanguage[] = [
  { code: 'XA', tag: 'en-XA', name: 'Long words', direction: 'ltr' },
  { code: 'XB', tag: 'en-XB', name: 'Right to left', direction: 'rtl' },
]

export const findPseudoLanguage = (tag: string): PlatformLanguage | undefined =>
  pseudoLanguages.find((one) => one.tag === tag)

/** What is no word: places, other texts put in, tags and entities of html. */
const syntax = /(\{\{[^{}]*\}\}|\$t\([^)]*\)|<[^>]*>|&#?\w+;)/
const words = /\p{L}+/gu

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('aáeéiíoóuúyýcçnñsšzžgğlłdđAÁEÉIÍOÓUÚYÝCÇNÑSŠZŽGĞLŁDĐ'.matchAll(/(.)(.)/g), ([, plain, accent]) => [
    plain,
    accent,
  ]),
)

/** A word that is 40 % longer, as German words are, with marks above its letters. */
function lengthen(word: string): string {
  let missing = Math.ceil(word.length * 0.4)
  const longer = word.replace(/[aeiouy]/gi, (vowel) => {
    missing -= 1
    return missing < 0 ? vowel : vowel + vowel.toLowerCase()
  })
  const last = word.at(-1)?.toLowerCase() ?? ''
  return Array.from(longer + last.repeat(Math.max(0, missing)), (letter) => accented[letter] ?? letter).join('')
}

/** A word that is written from right to left whatever its letters are. */
const turn = (word: string): string => `\u202e${word}\u202c`

/** An English text in a pseudo-language; what is to be filled in and html stay as they are. */
export function pseudoText(text: string, { direction }: Pick<PlatformLanguage, 'direction'>): string {
  const change = direction === 'rtl' ? turn : lengthen
  return text
    .split(syntax)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(words, change)))
    .join('')
}
