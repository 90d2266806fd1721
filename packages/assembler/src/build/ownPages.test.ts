import type { BrandPage } from '@foyer/brand/node'
import { expect, test } from 'vitest'
import { ownPages } from './ownPages.ts'
import { textUrl } from './textUrl.ts'

const english = { code: 'EN', tag: 'en', prefix: '', name: 'English' }
const turkish = { code: 'TY', tag: 'tr', prefix: '/tr', name: 'Türkçe' }
const page = (name: string, tag: string, markdown: string): BrandPage => ({
  name,
  tag,
  title: `${name} ${tag}`,
  description: '',
  markdown,
  start: 0,
  source: { file: '', text: markdown, lineStarts: [0] },
})

test('FB12 own pages stand at their address in each language, with their text in a file', () => {
  const { pages, texts } = ownPages({
    resolved: { pages: { fair: { path: '/fair' } } },
    pages: [
      page('fair', 'en', '[a](/rng)'),
      page('fair', 'tr', '[a](/rng)'),
      page('about', 'en', 'Us'),
      page('gone', 'de', 'x'),
    ],
    languages: [english, turkish],
    picture: (name) => ({ url: name }),
    place: ({ name, tag }) => `/assets/${name}.${tag}.json`,
  })
  expect(pages.map(({ name, path, layout }) => [name, path, layout])).toEqual([
    ['fair', '/fair', 'plain'],
    ['about', '/pages/about', 'plain'],
  ])
  expect(texts.get('/assets/fair.en.json')).toContain('href="/rng"')
  expect(texts.get('/assets/fair.tr.json')).toContain('href="/tr/rng"')
  const [fair, about] = pages
  expect(fair && textUrl(fair, turkish)).toBe('/assets/fair.tr.json')
  expect(about && textUrl(about, turkish)).toBe('/assets/about.en.json')
})
