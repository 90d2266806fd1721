import { foldText } from '@foyer/rules'

/** Letters for the marks that folding takes away, so that a title's capitals keep them. */
const marks: Readonly<Record<string, string>> = {
  '\u0300': 'g',
  '\u0301': 'a',
  '\u0302': 'c',
  '\u0303': 't',
  '\u0306': 'b',
  '\u0307': 'i',
  '\u0308': 'u',
  '\u030a': 'r',
  '\u030c': 'v',
  '\u0327': 'd',
  '\u0328': 'o',
}
const apostrophe = 'q'
const longest = 48

/**
 * A title as part of an address: words joined by hyphens, then, after two hyphens, each mark as the place of its letter
 * (two figures to the base of 36) and a letter of its own.
 */
export function writeTitle(title: string): string {
  let slug = ''
  let found = ''
  const note = (place: number, mark: string): void => {
    if (place >= 0 && place < longest) found += place.toString(36).padStart(2, '0') + mark
  }
  for (const character of title.replaceAll('&', ' and ').normalize('NFC')) {
    if (/['’]/.test(character)) {
      note(slug.length, apostrophe)
      continue
    }
    const folded = foldText(character).replace(/[^a-z0-9]/g, '')
    if (folded === '') {
      if (slug && !slug.endsWith('-')) slug += '-'
      continue
    }
    for (const mark of character.normalize('NFD').slice(1)) {
      const letter = marks[mark]
      if (letter) note(slug.length, letter)
    }
    slug += folded
  }
  slug = slug.slice(0, longest).replace(/-+$/, '')
  return found ? `${slug}--${found}` : slug
}

/** The title of an address in capitals. */
export function readTitle(text: string): string {
  const [slug = '', found = ''] = text.split('--')
  const letters = [...slug.toUpperCase()]
  const after: string[] = []
  for (const [, place = '', letter = ''] of found.matchAll(/([0-9a-z]{2})([a-z])/g)) {
    const at = Number.parseInt(place, 36)
    const mark = Object.keys(marks).find((known) => marks[known] === letter)
    if (letter === apostrophe) after[at] = '’'
    else if (mark && letters[at] !== undefined) letters[at] += mark
  }
  return Array.from({ length: letters.length + 1 }, (_, index) => (after[index] ?? '') + (letters[index] ?? ''))
    .join('')
    .normalize('NFC')
    .replaceAll('-', ' ')
    .replace(/\bAND\b/g, '&')
    .trim()
}
