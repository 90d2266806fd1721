import { expect, test } from 'vitest'
import { css, rules } from './rules.ts'

test('UK17 a template with texts, numbers and mixins in it is one text', () => {
  const mixin = css`
    color: ${'red'};
  `
  const [text, ...more] = rules`margin: ${2}px; ${mixin} ${'padding: 0;'}`
  expect(text?.replaceAll(/\s+/g, ' ')).toBe('margin: 2px; color: red; padding: 0;')
  expect(more).toEqual([])
})
