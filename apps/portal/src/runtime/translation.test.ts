import { expect, test } from 'vitest'
import { createTranslate } from './translation.ts'

const english = { code: 'ENG', tag: 'en', name: 'English', prefix: '' } as const
const messages = {
  shell: { brand: 'One', greeting: 'Good day, {{name}}', dear: '$t(brand) and all', plain: 'Costs $5 <b>' },
  lobby: { games_one: '{{count}} game', games_other: '{{count}} games' },
}

test('EN20 a text is taken as it stands, with its values put in or with another text inside', () => {
  const text = createTranslate(english, messages)
  expect(text('shell', 'plain')).toBe('Costs $5 <b>')
  expect(text('shell', 'greeting', { name: 'Ada <3' })).toBe('Good day, Ada <3')
  expect(text('shell', 'dear')).toBe('One and all')
  expect([1, 7].map((count) => text('lobby', 'games', { count }))).toEqual(['1 game', '7 games'])
})

test('EN20 a text that nobody wrote shows its key', () => {
  expect(createTranslate(english, messages)('shell', 'absent')).toContain('absent')
})
