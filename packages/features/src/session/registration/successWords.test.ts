import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import tr from '../messages/tr.json' with { type: 'json' }
import { successWords } from './successWords.ts'

const said = (texts: typeof en, tag: string) => {
  const { title, text, action } = successWords(tag)
  return [texts[title], texts[text], texts[action]]
}

test('RG14 C36 the welcome exists in Vietnamese and English, with the account in it', () => {
  const vietnamese = ['Chào mừng', 'Tài khoản {{account}} đã được tạo và bạn đã đăng nhập.', 'Bắt đầu chơi']
  for (const texts of [en, tr]) expect(said(texts, 'vi-VN')).toEqual(vietnamese)
  expect(said(en, 'en')).toEqual([
    'Welcome',
    'Your account {{account}} is open and you are logged in.',
    'Start playing',
  ])
})

test('RG14 every other language has its own words', () => {
  expect(said(tr, 'tr')).not.toEqual(said(en, 'en'))
  expect(said(tr, 'tr')[1]).toContain('{{account}}')
  expect(successWords('vik')).toEqual(successWords('en'))
})
