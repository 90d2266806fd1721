import { expect, test } from 'vitest'
import { readIn, tagChain } from './tagChain.ts'

test('CF11 a region reads what its script and its language say, the nearest first', () => {
  expect(tagChain('zh-Hant-TW')).toEqual(['zh-Hant-TW', 'zh-Hant', 'zh'])
  expect(tagChain('tr')).toEqual(['tr'])
})

test('CF11 a text is the nearest one that is there, an empty one too', () => {
  const texts: Readonly<Record<string, string>> = { pt: 'ônibus', 'pt-PT': '' }
  const of = (tag: string) => readIn(tag, (one) => texts[one])
  expect([of('pt-BR'), of('pt-PT'), of('pt'), of('tr-TR')]).toEqual(['ônibus', '', 'ônibus', undefined])
})
