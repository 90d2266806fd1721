import { expect, test } from 'vitest'
import { platformLanguages } from './languages.ts'
import { pseudoLanguages, pseudoText } from './pseudoLanguages.ts'

const long = (text: string) => pseudoText(text, { direction: 'ltr' })

test('UK17 the long pseudo-language makes every word at least 40 % longer, with marks', () => {
  expect(long('Save')).toBe('Šáávéé')
  for (const word of ['Provider', 'rhythm', 'XS', 'Bet', 'of', 'Withdrawals'])
    expect(long(word).length, word).toBeGreaterThanOrEqual(Math.ceil(word.length * 1.4))
})

test('UK17 places, texts put in and html stay as they are', () => {
  expect(long('All {{count}} bets')).toBe('Ááłłł {{count}} béétšš')
  expect(long('<p class="b">Yes &amp; $t(no)</p>')).toMatch(/^<p class="b">\S+ &amp; \$t\(no\)<\/p>$/)
})

test('UK17 the other pseudo-language writes words from right to left', () => {
  expect(pseudoText('All {{count}} bets', { direction: 'rtl' })).toBe('\u202eAll\u202c {{count}} \u202ebets\u202c')
})

test('EN20 no brand can name a pseudo-language', () => {
  const codes = pseudoLanguages.map(({ code }) => code)
  expect(platformLanguages.filter(({ code }) => codes.includes(code))).toEqual([])
})
