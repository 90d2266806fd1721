import { type Node, type ParseError, type ParseErrorCode, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Issue } from '../issues/issue.ts'
import { checkKeys } from './checkKeys.ts'
import { deepestJson, depthProblem } from './jsonDepth.ts'
import { type SourceFile, type SourceProblem, sourceIssue } from './sourceFile.ts'

export interface ParsedJson {
  /** Present only when the text is one strict JSON value. */
  readonly root?: Node
  readonly issues: readonly Issue[]
}

const explanations: Partial<Record<ReturnType<typeof printParseErrorCode>, readonly [message: string, hint?: string]>> =
  {
    InvalidSymbol: [
      'This is not a JSON value',
      'Values are texts in double quotes, numbers, true, false, null, [ ] and { }',
    ],
    InvalidNumberFormat: ['This is not a JSON number'],
    PropertyNameExpected: ['A key in double quotes is expected here', 'A comma before } or ] is not allowed'],
    ValueExpected: ['A value is expected here', 'A comma before } or ] is not allowed'],
    ColonExpected: ['A colon is expected between key and value', 'Write "key": value'],
    CommaExpected: ['A comma is expected before this', 'Put a comma at the end of the line above'],
    CloseBraceExpected: ['A closing brace } is missing'],
    CloseBracketExpected: ['A closing bracket ] is missing'],
    EndOfFileExpected: ['The file goes on after the end of its value', 'A brand file is one object in { }'],
    InvalidCommentToken: ['JSON has no comments', 'Keep notes under a key that starts with x-, e.g. "x-note"'],
    UnexpectedEndOfComment: ['JSON has no comments', 'Keep notes under a key that starts with x-, e.g. "x-note"'],
    UnexpectedEndOfString: ['This text has no closing quote on its line'],
    UnexpectedEndOfNumber: ['This number is not complete'],
    InvalidUnicode: ['This \\u escape is not complete', 'Write \\u and four hexadecimal digits'],
    InvalidEscapeCharacter: ['This escape does not exist in JSON', 'Allowed: \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX'],
    InvalidCharacter: ['This character is not allowed in a JSON text', 'Write a line break as \\n and a tab as \\t'],
  }

const worthSaying = 'With a broken file the site cannot be built, so players keep seeing the last version.'

function syntaxProblem(source: SourceFile, error: ParseError): SourceProblem {
  const name = printParseErrorCode(error.error as ParseErrorCode)
  const [message, hint] = explanations[name] ?? [`This is not JSON (${name})`]
  return {
    code: 'json-syntax',
    offset: error.offset,
    length: error.length,
    message: source.text.trim() === '' ? 'The file is empty' : message,
    why: worthSaying,
    ...(hint ? { hint } : {}),
  }
}

/** Parses strict JSON (ruling 34): comments, trailing commas, duplicate and dangerous keys are problems with their place. */
export function parseStrictJson(source: SourceFile): ParsedJson {
  const tooDeep = depthProblem(source.text, deepestJson)
  if (tooDeep) return { issues: [sourceIssue(source, tooDeep)] }
  const errors: ParseError[] = []
  const root = parseTree(source.text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  })
  if (errors.length > 0 || !root) {
    const problems = errors.length > 0 ? errors : [{ error: 0 as ParseErrorCode, offset: 0, length: 1 }]
    // After the first few, a parser only reports echoes of them.
    return { issues: problems.slice(0, 5).map((error) => sourceIssue(source, syntaxProblem(source, error))) }
  }
  const issues = checkKeys(source, root)
  return issues.length > 0 ? { issues } : { root, issues }
}
