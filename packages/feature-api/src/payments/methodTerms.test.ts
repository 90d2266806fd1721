import { expect, test } from 'vitest'
import { timeText } from './methodTerms.ts'

const words: Readonly<Record<string, string>> = { atOnce: 'At once', upTo: 'up to {to}', between: '{from} to {to}' }
const t = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '')

test.each([
  [0, 0, 'At once'],
  [5, 5, '5 minutes'],
  [0, 60, 'up to 1 hour'],
  [5, 90, '5 minutes to 90 minutes'],
  [60, 4320, '1 hour to 3 days'],
])('QP18 a way that takes %i to %i minutes says “%s”', (from, to, said) => {
  expect(timeText(t, { from, to }, 'en')).toBe(said)
})
