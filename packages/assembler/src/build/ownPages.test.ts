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
      page('about', 'en', '[Us](/rng)'),
      page('gone', 'de', 'x'),
    ],
    languages: [english, turkish],
    picture: (name) => ({ url: name }),
    assetUrl: (name) => name,
    place: ({ name, tag }, json) => `/assets/${name}.${tag}.${json.includes('/tr/') ? 'a' : 'b'}.json`,
  })
  expect(pages.map(({ name, path, layout }) => [name, path, layout])).toEqual([
    ['fair', '/fair', 'plain'],
    ['about', '/pages/about', 'plain'],
  ])
  expect(texts.get('/assets/fair.en.b.json')).toContain('href="/rng"')
  expect(texts.get('/assets/fair.tr.a.json')).toContain('href="/tr/rng"')
  const [fair, about] = pages
  expect(fair && textUrl(fair, turkish)).toBe('/assets/fair.tr.a.json')
  const fallback = about ? textUrl(about, turkish) : undefined
  expect(fallback).toBe('/assets/about.en.a.json')
  expect(about?.title).toEqual({ en: 'about en' })
  // Who reads a page in another language stays in their own by its links.
  expect(texts.get(fallback ?? '')).toContain('href="/tr/rng"')
})
