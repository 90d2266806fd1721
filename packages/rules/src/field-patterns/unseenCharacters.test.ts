import { expect, test } from 'vitest'
import { fieldPatterns } from './fieldPatterns.ts'

const fits = (id: keyof typeof fieldPatterns, text: string): boolean =>
  new RegExp(fieldPatterns[id].source, 'u').test(text)

test.each(['👩\u200d🚀', '❤\ufe0f', 'می\u200cخواهم', 'क्\u200dष', 'Zoë'])('V12 V21 %j is seen and taken', (text) => {
  expect([fits('anyCharacters', text), fits('noSpaces', text)]).toEqual([true, true])
})

const hiding = ['a\u202eb', 'a\u200bb', 'a\u00adb', '\ufeffa', 'a\u2066b', 'a\u{e0041}b', 'a\u2028b', 'a\u2029b']
const blank = ['   ', '\u00a0\u3000', '\u200d\u200d', '\u3164', '\ufe0f', '\u2003']

test.each([...hiding, ...blank])('V12 V21 %j hides something or shows nothing, and is refused', (text) => {
  expect([fits('anyCharacters', text), fits('noSpaces', text)]).toEqual([false, false])
})
