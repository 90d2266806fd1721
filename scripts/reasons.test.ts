import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = execFileSync('git', ['ls-files', 'packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && !/\.(?:test|stories)\.|^packages\/ui\/|\/(?:testing|tests)\//.test(path))

/** What is text or a comment, SQL and HTML in templates of many lines included. */
const texts = /`(?:[^`\\]|\\.)*`|'[^'\n]*'|^\s*(?:\/?\*|import|export [{*]).*/gm
const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
const assertion = /[\w)\]}>] as (?!const\b)[A-Za-z{([]/

/** Lines that tell the compiler a type, with no comment beside them or on the line before. */
function withoutReason(source: string): string[] {
  const lines = source.split('\n')
  const code = source.replace(texts, blank).split('\n')
  const isCommented = (line: string | undefined): boolean => /\/\/|\*\//.test(line ?? '')
  return lines.filter(
    (line, at) =>
      assertion.test((code[at] ?? '').replace(/\/\/.*/, '')) && !isCommented(line) && !isCommented(lines[at - 1]),
  )
}

test('FI05 every type that a source outside the kit asserts has its reason beside it', () => {
  const found = sources.flatMap((path) =>
    withoutReason(readFileSync(`${root}${path}`, 'utf8')).map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('FI05 an assertion without a reason is seen, SQL is not taken for one', () => {
  expect(withoutReason('const one = `select a as b`\nconst two = value as number')).toEqual([
    'const two = value as number',
  ])
})
