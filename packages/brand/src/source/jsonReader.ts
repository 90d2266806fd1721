import type { JsonNode } from './jsonNode.ts'
import { keyProblem } from './keyProblem.ts'
import { placeAt, type SourceFile, type SourceProblem } from './sourceFile.ts'
import * as problem from './syntaxProblems.ts'
import { readToken, type Token } from './tokens.ts'

/** How deep objects and lists may be nested, so that no file can exhaust the stack. The brand schema needs 12. */
export const deepestJson = 64

/** Ends the reading: what follows cannot be understood any more. */
class Unreadable extends Error {}

const words: ReadonlySet<string> = new Set(['true', 'false', 'null'])

/** Reads one JSON value. Where the file departs from JSON but its meaning is plain, it reports the problem and goes on. */
export class JsonReader {
  readonly #source: SourceFile
  readonly #report: (found: SourceProblem) => void
  #token: Token
  #next: Token | undefined
  /** Where the last thing that was read ends. */
  #lastEnd = 0
  #depth = 0

  constructor(source: SourceFile, report: (found: SourceProblem) => void) {
    this.#source = source
    this.#report = report
    this.#token = readToken(source.text, 0, report)
  }

  /** The value of the whole file, or nothing when it cannot be understood. */
  read(): JsonNode | undefined {
    const { kind, offset, length, value } = this.#token
    try {
      if (kind === 'end') this.#fail(problem.emptyFile(offset))
      if (kind === 'other' || (kind === 'word' && !words.has(String(value))))
        this.#fail(problem.notJson(offset, length))
      const root = this.#value('A value')
      if (this.#token.kind !== 'end') this.#fail(problem.afterTheEnd(this.#token.offset))
      return root
    } catch (error) {
      if (error instanceof Unreadable) return undefined
      throw error
    }
  }

  #fail(found: SourceProblem): never {
    this.#report(found)
    throw new Unreadable()
  }

  #peek(): Token {
    const { offset, length } = this.#token
    this.#next ??= readToken(this.#source.text, offset + length, this.#report)
    return this.#next
  }

  #advance(): Token {
    const taken = this.#token
    const next = this.#peek()
    this.#lastEnd = taken.offset + taken.length
    this.#token = next
    this.#next = undefined
    return taken
  }

  #value(expected: string): JsonNode {
    const { kind, offset, length, value } = this.#token
    switch (kind) {
      case '{':
        return this.#nested('object', (open, children) => this.#members(open, children))
      case '[':
        return this.#nested('array', (open, children) => this.#items(open, children))
      case 'text':
      case 'number':
        this.#advance()
        return { type: kind === 'text' ? 'string' : 'number', offset, length, value }
      case 'word': {
        this.#advance()
        const word = String(value)
        if (!words.has(word)) this.#report(problem.badWord(offset, word))
        const meant = problem.meantBy(word)
        if (meant === undefined) return { type: 'string', offset, length, value: word }
        return { type: meant === null ? 'null' : 'boolean', offset, length, value: meant }
      }
      default:
        return this.#fail(problem.unexpected(offset, length, expected))
    }
  }

  #nested(type: 'object' | 'array', fill: (open: Token, children: JsonNode[]) => void): JsonNode {
    const open = this.#advance()
    this.#depth += 1
    if (this.#depth > deepestJson) this.#fail(problem.tooDeep(open.offset, deepestJson))
    const children: JsonNode[] = []
    fill(open, children)
    this.#depth -= 1
    return { type, offset: open.offset, length: this.#lastEnd - open.offset, children }
  }

  #lineOf = ({ offset }: Token): number => placeAt(this.#source, offset).line

  /** Reads the end of an object or list, when it is there. */
  #ends(open: Token): boolean {
    const { kind, offset } = this.#token
    if (kind === (open.kind === '{' ? '}' : ']')) return Boolean(this.#advance())
    if (kind === 'end') this.#fail(problem.unclosed(offset, String(open.value), this.#lineOf(open)))
    if (kind === '}' || kind === ']')
      this.#fail(problem.wrongClose(offset, kind, String(open.value), this.#lineOf(open)))
    return false
  }

  /** Reads the comma before the next thing; says where one is missing or too many. */
  #comma(hasBefore: boolean): void {
    const commas: Token[] = []
    while (this.#token.kind === ',') commas.push(this.#advance())
    const isLast = this.#token.kind === '}' || this.#token.kind === ']'
    const wanted = hasBefore && !isLast && this.#token.kind !== 'end' ? 1 : 0
    if (commas.length < wanted) this.#report(problem.missingComma(this.#lastEnd - 1))
    for (const { offset } of commas.slice(wanted)) this.#report(problem.extraComma(offset))
  }

  #items(open: Token, children: JsonNode[]): void {
    for (;;) {
      this.#comma(children.length > 0)
      if (this.#ends(open)) return
      const { kind, offset, length } = this.#token
      if (kind === 'text' && this.#peek().kind === ':') {
        // The list was meant to end before this key.
        this.#report(problem.keyInList(offset, length, this.#lineOf(open)))
        return
      }
      children.push(this.#value('A value or ]'))
    }
  }

  #members(open: Token, children: JsonNode[]): void {
    const seen = new Map<string, JsonNode>()
    for (let read = 0; ; read += 1) {
      // A list that ended at a key has taken the comma before it.
      const afterList = this.#token.kind === 'text' && this.#peek().kind === ':' && this.#isAfterComma()
      if (!afterList) this.#comma(read > 0)
      if (this.#ends(open)) return
      const key = this.#key()
      const value = this.#valueOf(key)
      if (!value) continue
      const found = keyProblem(this.#source, key, seen.get(String(key.value)))
      if (found) this.#report(found)
      else {
        seen.set(String(key.value), key)
        const length = value.offset + value.length - key.offset
        children.push({ type: 'property', offset: key.offset, length, children: [key, value] })
      }
    }
  }

  #isAfterComma(): boolean {
    return this.#source.text[this.#lastEnd - 1] === ','
  }

  #key(): JsonNode {
    const { kind, offset, length, value } = this.#token
    if (kind === 'word') this.#report(problem.bareKey(offset, String(value)))
    else if (kind !== 'text') this.#fail(problem.unexpected(offset, length, 'A key in double quotes'))
    this.#advance()
    return { type: 'string', offset, length, value: String(value) }
  }

  #valueOf(key: JsonNode): JsonNode | undefined {
    const { offset, length, value } = key
    if (this.#token.kind === ':') this.#advance()
    else if (this.#token.kind !== ',' && this.#token.kind !== '}')
      this.#report(problem.missingColon(offset, length, String(value)))
    if (this.#token.kind === ',' || this.#token.kind === '}') {
      this.#report(problem.missingValue(offset, length, String(value)))
      return undefined
    }
    return this.#value('A value')
  }
}
