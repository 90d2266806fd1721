import { expect, test } from 'vitest'
import { compilePage, pagePictures, pageReferences } from './compilePage.ts'

const compile = (markdown: string) =>
  compilePage(markdown, {
    link: (path) => `/tr${path}`,
    picture: (name) => ({ url: `/${name}?1`, width: 20, height: 10 }),
  })

test('FB12 headings begin below the title and can be linked to', () => {
  expect(compile('# One\n\n### Çok İyi ılık')).toBe('<h2 id="one">One</h2>\n<h3 id="cok-iyi-ilik">Çok İyi ılık</h3>\n')
})

test('FB12 between the parts of a table stands no white space, which html has no place for', () => {
  expect(compile('| A | B |\n| --- | --- |\n| 1 | `<td> x` |\n')).toBe(
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>&lt;td&gt; x</code></td></tr></tbody></table>',
  )
})

test('FB12 links of the site stay in the language, others as they are', () => {
  expect(compile('[a](/rng) [b](https://x.example/a?b=1&c=2) [c](#part)')).toBe(
    '<p><a href="/tr/rng">a</a> <a href="https://x.example/a?b=1&amp;c=2">b</a> <a href="#part">c</a></p>\n',
  )
})

test('FB12 pictures get their address and the room they need', () => {
  expect(compile('![A "lake"](assets/lake.webp)')).toBe(
    '<p><img src="/assets/lake.webp?1" alt="A &quot;lake&quot;" width="20" height="10"></p>\n',
  )
  expect(pagePictures('![a](assets/a.svg) ![b](https://x.example/b.svg)')).toEqual(['assets/a.svg'])
})

test('FB12 links and pictures are found where they stand', () => {
  const markdown = 'One [a](/a), again [a](/a).\n\n- ![b](assets/b.svg)\n'
  expect(pageReferences(markdown).map(({ kind, href, offset }) => [kind, href, offset])).toEqual([
    ['link', '/a', 4],
    ['link', '/a', 19],
    ['picture', 'assets/b.svg', 31],
  ])
})
