import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['../src/**/*.{ts,tsx}', '!../src/**/*.{test,stories}.{ts,tsx}', '!../src/stories/**'],
  { query: '?raw', import: 'default', eager: true },
)
const texts = /'[^'\n]*'|`[^`]*`|\/\/.*|^\s*(?:\/?\*|import|export [{*]).*/gm
const assertion = /[\w)\]}>] as (?!const\b)[A-Za-z{([]/

/** Lines that tell the compiler a type, with no comment beside them or on the line before. */
function withoutReason(source: string): string[] {
  const lines = source.split('\n')
  return lines.filter((line, at) => {
    const isComment = /\/\/|\*\//
    return assertion.test(line.replace(texts, '')) && !isComment.test(line) && !isComment.test(lines[at - 1] ?? '')
  })
}

test('FI05 every type that a source of the kit asserts has its reason beside it', () => {
  const found = Object.entries(sources).flatMap(([path, source]) =>
    withoutReason(source).map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('FI05 an assertion without a reason is seen', () => {
  expect(withoutReason('const one = value as string\n// It is a number.\nconst two = value as number')).toEqual([
    'const one = value as string',
  ])
})
