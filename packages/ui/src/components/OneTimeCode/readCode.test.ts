import { expect, test } from 'vitest'
import { readCode } from './readCode.ts'

test('UK14 a code is read out of whatever it is pasted in', () => {
  const texts = ['123456', ' 123 456 ', 'Your code: 123-456', '１２３４５６', '12345678', 'abc', '']
  expect(texts.map((text) => readCode(text, 'digits', 6))).toEqual([
    '123456',
    '123456',
    '123456',
    '123456',
    '123456',
    '',
    '',
  ])
})

test('UK14 a code of letters is written in capitals', () => {
  expect(readCode('k7fq-92xm', 'letters', 8)).toBe('K7FQ92XM')
})
