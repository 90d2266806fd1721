import { expect, test } from 'vitest'
import { foldText } from './foldText.ts'

test.each([
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['Işıltı', 'isilti'],
  ['İzmir', 'izmir'],
  ['Café Ørsted', 'cafe orsted'],
])('FP27 for searching, "%s" is "%s", in lists of the server as in those of the page', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
