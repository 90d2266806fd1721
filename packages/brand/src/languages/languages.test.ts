import { expect, test } from 'vitest'
import { platformLanguages, siteLanguages } from './languages.ts'

test('EN20 there are 33 languages with different codes and tags that exist', () => {
  expect(platformLanguages).toHaveLength(33)
  expect(new Set(platformLanguages.map(({ code }) => code)).size).toBe(33)
  expect(new Set(platformLanguages.map(({ tag }) => tag)).size).toBe(33)
  for (const { tag } of platformLanguages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
})

test('EN20 the default comes first and keeps the plain paths, others get a prefix', () => {
  expect(
    siteLanguages({ default: 'TY', active: ['EN', 'TY', 'CN'], tags: {} }).map(({ tag, prefix }) => [tag, prefix]),
  ).toEqual([
    ['tr', ''],
    ['en', '/en'],
    ['zh-Hans', '/zh-hans'],
  ])
})

test('ruling 6 a brand may remap a code', () => {
  expect(siteLanguages({ default: 'EN', active: ['EN'], tags: { EN: 'en-GB' } })[0]).toMatchObject({
    code: 'EN',
    tag: 'en-GB',
    name: 'English',
  })
})
