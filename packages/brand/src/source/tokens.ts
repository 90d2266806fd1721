import type { SourceProblem } from './sourceFile.ts'
import { badText, typographic, unclosedText, wrongQuotes } from './syntaxProblems.ts'

export type TokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'number' | 'word' | 'other' | 'end'

export interface Token {
  readonly kind: TokenKind
  readonly offset: number
  readonly length: number
  /** Value of a text or number, the word itself for a word. */
  readonly value: string | number
}

type Report = (problem: SourceProblem) => void

/** Characters that look like spaces and that copying from a document brings along. */
const odd = /[\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff\v\f]/
const blank = /[ \t\r\n]/
const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}
const strictNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

const lineEnd = (text: string, from: number): number => {
  const found = text.slice(from).search(/[\r\n]/)
  return found < 0 ? text.length : from + found
}

/** The next thing after blanks and comments; comments are reported, and so is what only resembles JSON. */
export function readToken(text: string, from: number, report: Report): Token {
  let at = from
  for (;;) {
    const char = text[at]
    if (char === undefined) return { kind: 'end', offset: text.length, length: 0, value: '' }
    if (blank.test(char)) at += 1
    else if (odd.test(char)) {
      report({
        code: 'json-syntax',
        offset: at,
        message: `An invisible character (U+${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}) stands here`,
        hint: 'Replace it with an ordinary space',
      })
      at += 1
    } else if (char === '#' || (char === '/' && /[/*]/.test(text[at + 1] ?? ''))) {
      const close = text[at + 1] === '*' ? text.indexOf('*/', at + 2) : -1
      const end = close < 0 ? lineEnd(text, at) : close + 2
      report({
        code: 'json-syntax',
        offset: at,
        length: end - at,
        message: 'JSON has no comments',
        hint: 'Keep notes under a key that starts with x-, e.g. "x-note"',
      })
      at = end
    } else return tokenAt(text, at, char, report)
  }
}

function tokenAt(text: string, at: number, char: string, report: Report): Token {
  // It is one of the six.
  if ('{}[]:,'.includes(char)) return { kind: char as TokenKind, offset: at, length: 1, value: char }
  if (char === '"') return readText(text, at, report)
  if (char === "'" || typographic.test(char)) return readQuoted(text, at, report)
  if (/[-+.\d]/.test(char)) return readNumber(text, at, report)
  const word = /^[\p{L}_$][\p{L}\d_$-]*/u.exec(text.slice(at, at + 200))?.[0]
  if (word) return { kind: 'word', offset: at, length: word.length, value: word }
  return { kind: 'other', offset: at, length: 1, value: char }
}

function readNumber(text: string, at: number, report: Report): Token {
  const raw = /^[-+.\w]+/.exec(text.slice(at, at + 400))?.[0] ?? ''
  if (!strictNumber.test(raw)) {
    const meant = Number(raw.replace(/^\+/, ''))
    report({
      code: 'json-syntax',
      offset: at,
      length: raw.length,
      message: `${raw} is not a JSON number`,
      hint: Number.isFinite(meant) ? `Write ${meant}` : `Write digits, or a text: "${raw}"`,
    })
  }
  return { kind: 'number', offset: at, length: raw.length, value: Number(raw) }
}

/** A text in quotes that JSON does not know: 'single' or “typographic”. */
function readQuoted(text: string, at: number, report: Report): Token {
  const line = text.slice(at + 1, lineEnd(text, at))
  const close = text[at] === "'" ? line.search(/'(?=\s*[:,\]}]|\s*$)/) : line.search(typographic)
  const length = (close < 0 ? line.search(/[:,\]}]|$/) : close + 1) + 1
  const value = close < 0 ? text.slice(at + 1, at + length) : line.slice(0, close)
  report(wrongQuotes(at, length, value))
  return { kind: 'text', offset: at, length, value }
}

function readText(text: string, at: number, report: Report): Token {
  let value = ''
  let index = at + 1
  for (;;) {
    const char = text[index]
    if (char === '"') return { kind: 'text', offset: at, length: index + 1 - at, value }
    if (char === undefined || char === '\n' || char === '\r') {
      // A comma at the end of the line was meant to stand behind the text.
      const comma = /,[ \t]*$/.exec(text.slice(at, index))
      const end = comma ? at + comma.index : index
      report(unclosedText(at, end - at))
      return { kind: 'text', offset: at, length: end - at, value: text.slice(at + 1, end) }
    }
    if (char === '\\') {
      const next = text[index + 1] ?? ''
      const unicode = /^u[0-9a-fA-F]{4}/.exec(text.slice(index + 1, index + 6))?.[0]
      const plain = Object.hasOwn(escapes, next) ? escapes[next] : undefined
      if (unicode) value += String.fromCharCode(Number.parseInt(unicode.slice(1), 16))
      else if (plain !== undefined) value += plain
      else report(badText(index, 2, next === 'u' ? 'unicode' : 'escape'))
      index += unicode ? 6 : /[\r\n]/.test(next) || next === '' ? 1 : 2
    } else {
      if (char < ' ') report(badText(index, 1, 'control'))
      value += char
      index += 1
    }
  }
}
