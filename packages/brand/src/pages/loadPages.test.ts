import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPages } from './loadPages.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'foyer-pages-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function load(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(dir, 'p-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return loadPages(folder, 'b/pages')
}

test('FB12 a page is read by name and language, with title and description', async () => {
  const { pages, issues } = await load({
    'fair-play.en.md': '# Fair *play* #\n\n- list\n\nWe hold to [this](/help).\n\nMore.',
    'fair-play.tr.md': '---\ntitle: "Adil oyun"\ndescription: Kısa\n---\nMetin.',
  })
  expect(issues).toEqual([])
  expect(pages).toMatchObject([
    { name: 'fair-play', tag: 'en', title: 'Fair play', description: 'We hold to this.' },
    { name: 'fair-play', tag: 'tr', title: 'Adil oyun', description: 'Kısa', markdown: 'Metin.' },
  ])
})

test.each([
  ['Fair Play.en.md', 'Name it fair-play.en.md'],
  ['fair_play.tr.md', 'Name it fair-play.tr.md'],
  ['about.TY.md', 'Name it about.tr.md'],
  ['about.TR.md', 'Name it about.tr.md'],
  ['fair.md', 'Name it fair.en.md'],
  ['fair.en.txt', 'Name it fair.en.md'],
])('FB12 the file name %s is told with the right one', async (name, hint) => {
  const { issues } = await load({ [name]: '# x' })
  expect(issues.map((issue) => [issue.code, issue.file, issue.hint])).toEqual([['page-name', `b/pages/${name}`, hint]])
})
