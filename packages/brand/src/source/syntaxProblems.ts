import type { SourceProblem } from './sourceFile.ts'

/** Quotation marks that word processors put in place of ". */
export const typographic = /[\u201c\u201d\u201e\u201f\u2018\u2019\u00ab\u00bb]/

const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 37)}…` : text)

const syntax = (problem: Omit<SourceProblem, 'code'>): SourceProblem => ({ code: 'json-syntax', ...problem })

export const wrongQuotes = (offset: number, length: number, value: string): SourceProblem =>
  syntax({ offset, length, message: 'Keys and texts stand in straight double quotes', hint: `Write ${quoted(value)}` })

export const unclosedText = (offset: number, length: number): SourceProblem =>
  syntax({ offset, length, message: 'This text has no closing quote on its line', hint: 'Put a " at its end' })

const badTexts = {
  escape: ['This escape does not exist in JSON', 'Allowed: \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX'],
  unicode: ['This \\u escape is not complete', 'Write \\u and four hexadecimal digits'],
  control: ['This character is not allowed in a JSON text', 'Write a line break as \\n and a tab as \\t'],
} as const

export function badText(offset: number, length: number, kind: keyof typeof badTexts): SourceProblem {
  const [message, hint] = badTexts[kind]
  return syntax({ offset, length, message, hint })
}

/** What people mean who come from another notation. */
const meant: Readonly<Record<string, boolean | null>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
  null: null,
  none: null,
  nil: null,
  undefined: null,
}

/** The value that a word of another notation stands for, if it does. */
export const meantBy = (word: string): boolean | null | undefined =>
  Object.hasOwn(meant, word.toLowerCase()) ? meant[word.toLowerCase()] : undefined

/** A word where a value has to stand. */
export function badWord(offset: number, word: string): SourceProblem {
  const known = meantBy(word)
  return syntax({
    offset,
    length: word.length,
    message: `${word} is not a JSON value`,
    hint:
      known === undefined
        ? `Texts stand in double quotes: "${word}"`
        : known === null
          ? 'Take the key out, or write null'
          : `Write ${known}`,
  })
}

/** A word where a key has to stand. */
export const bareKey = (offset: number, word: string): SourceProblem =>
  syntax({ offset, length: word.length, message: 'Keys stand in double quotes', hint: `Write "${word}"` })

export const missingComma = (offset: number): SourceProblem =>
  syntax({ offset, message: 'A comma is missing after this', hint: 'Put a comma here' })

export const extraComma = (offset: number): SourceProblem =>
  syntax({ offset, message: 'There is a comma too many here', hint: 'Take the comma out' })

export const missingColon = (offset: number, length: number, key: string): SourceProblem =>
  syntax({ offset, length, message: 'A colon is missing between key and value', hint: `Write ${quoted(key)}: …` })

export const missingValue = (offset: number, length: number, key: string): SourceProblem =>
  syntax({ offset, length, message: `The key ${quoted(key)} has no value`, hint: `Write ${quoted(key)}: …` })

export const keyInList = (offset: number, length: number, openLine: number): SourceProblem =>
  syntax({
    offset,
    length,
    message: `A list has no keys, and the [ of line ${openLine} is not closed yet`,
    hint: 'Put a ] before this, or { } around the key and its value',
  })

export const wrongClose = (offset: number, found: string, open: string, openLine: number): SourceProblem => {
  const close = open === '{' ? '}' : ']'
  return syntax({
    offset,
    message: `The ${open} of line ${openLine} cannot end with ${found}`,
    hint: `Write ${close} here, or put the missing ${close} before it`,
  })
}

export const unclosed = (offset: number, open: string, openLine: number): SourceProblem =>
  syntax({
    offset,
    message: `The ${open} of line ${openLine} is never closed`,
    hint: `Put a ${open === '{' ? '}' : ']'} where it should end`,
  })

export const unexpected = (offset: number, length: number, expected: string): SourceProblem =>
  syntax({ offset, length, message: `${expected} is expected here` })

export const afterTheEnd = (offset: number): SourceProblem =>
  syntax({
    offset,
    message: 'The file goes on after the end of its value',
    hint: 'Take the rest out, or look for a } too many above',
  })

export const notJson = (offset: number, length: number): SourceProblem =>
  syntax({
    offset,
    length,
    message: 'This is not a JSON file: it does not start with {',
    hint: 'The file is one object in { }',
  })

export const emptyFile = (offset: number): SourceProblem =>
  syntax({
    offset,
    message: 'The file is empty',
    hint: 'A brand starts with { "schemaVersion": 3, "name": "…", "merchant": "…" }; `foyer new` writes a whole one',
  })

export const tooDeep = (offset: number, deepest: number): SourceProblem => ({
  code: 'too-deep',
  offset,
  message: `Objects and lists are nested more than ${deepest} deep here`,
  hint: 'Bring what stands here further up',
})
