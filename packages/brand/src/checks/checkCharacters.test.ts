import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCharacters, checkText } from './checkCharacters.ts'

test.each([
  ['a control character', 'Lan\u0000tern', 'Write "Lantern"'],
  ['a control character', 'Lan\ttern', 'Write "Lantern"'],
  ['turns the direction', '\u202eLantern', 'Write "Lantern"'],
  ['turns the direction', 'Lantern\u2067', 'Write "Lantern"'],
  ['half of a character', 'Lantern \ud83c', 'Write "Lantern"'],
  ['an invisible character', '\u200b', 'Write words here'],
  ['an invisible character', 'Lan\u200btern', 'Write "Lantern"'],
  ['no font has', 'Lantern \ue000', 'Write "Lantern"'],
  ['nothing to see', '\u200d', 'Write words here'],
])('FB09 a text with %s is refused with what to write', (words, text, hint) => {
  const [finding, ...others] = checkText(text, ['name'])
  expect(others).toEqual([])
  expect(finding?.message).toContain(words)
  expect(finding?.hint).toBe(hint)
})

test.each(['Lantern', 'می‌خواهم', 'क्‍ष', '👩‍👧 Spiele', '©', 'two\nlines', 'עברית', ''])(
  'FB09 words of any language are fine: %s',
  (text) => {
    expect(checkText(text, [])).toEqual([])
  },
)

test('FB09 texts are found wherever they stand, but not under x-', () => {
  const found = checkCharacters({ nav: [{ label: { en: '\u200b' } }], 'x-note': '\u0000' })
  expect(found.map(({ path }) => path)).toEqual([['nav', 0, 'label', 'en']])
})

test('FB09 whatever a text is made of, what is suggested for it is fine', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      for (const { hint } of checkText(text, [])) {
        const written = /^Write (".*")$/.exec(hint ?? '')?.[1]
        if (written) expect(checkText(JSON.parse(written), [])).toEqual([])
      }
    }),
  )
})
