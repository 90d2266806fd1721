import { createHash } from 'node:crypto'
import { fontNames, vietnameseFonts } from '@foyer/brand'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fontStack } from './fontFamilies.ts'
import metrics from './fontMetrics.json' with { type: 'json' }
import { fontFaces, loadFont, readInstalled } from './loadFont.ts'
import { tablesOf } from './sfnt.ts'
import { lettersOf, rangeOf } from './slimFont.ts'
import { writtenLetters } from './writtenLetters.ts'

test.each(fontNames)(
  'CF10 the measures of %s belong to the installed font; measure again with scripts/measureFonts.ts',
  (name) => {
    const digest = createHash('sha256').update(readInstalled(name, 'latin')).digest('hex').slice(0, 16)
    expect(metrics[name].latin).toBe(digest)
  },
)

test('CF10 where there is no Arial a wider font is made narrower, its bold letters by a measure of their own', async () => {
  const css = fontFaces(await loadFont('sora'), ({ subset }) => `/assets/${subset}.woff2`)
  expect(css).toContain(
    "{font-family:'Sora Fallback Wide';font-weight:100 500;src:local('DejaVu Sans');size-adjust:98.69%;ascent-override:98.29%",
  )
  expect(css).toContain(
    "{font-family:'Sora Fallback Wide';font-weight:501 900;src:local('DejaVu Sans Bold');size-adjust:89.23%;ascent-override:108.71%",
  )
})

test('CF10 the fallback is stretched to the measures of the font', async () => {
  const css = fontFaces(await loadFont('sora'), ({ subset }) => `/assets/${subset}.woff2`)
  expect(css).toContain("font-family:'Sora Fallback';src:local('Arial')")
  expect(css).toContain('size-adjust:112.47%;ascent-override:86.25%;descent-override:25.78%')
  expect(css.match(/unicode-range/g)).toHaveLength(3)
  expect(fontStack('sora')).toBe("'Sora Variable', 'Sora Fallback', 'Sora Fallback Wide', system-ui, sans-serif")
})

/** Letters of Turkish, French, Vietnamese and English; those of a range alone are ever asked for. */
const everyLetter = [...'AZaz09ığşçöüéàạồứệİĞ€“']

/** Least and greatest weight that a font has (table `fvar` of OpenType, whose only axis it is). */
function weightsOf(sfnt: Buffer): readonly number[] {
  const fvar = tablesOf(sfnt).find(({ tag }) => tag === 'fvar')?.bytes ?? Buffer.alloc(0)
  const axis = fvar.readUInt16BE(4)
  return [fvar.readInt32BE(axis + 4) / 65_536, fvar.readInt32BE(axis + 12) / 65_536]
}

test.each(fontNames)(
  'CF10 sites get %s in the weights that are written in, with every letter of its range',
  async (name) => {
    for (const { subset, bytes, unicodeRange } of (await loadFont(name)).subsets) {
      const installed = readInstalled(name, subset === 'latin-ext' || subset === 'vietnamese' ? subset : 'latin')
      expect(bytes.length).toBeLessThan(installed.length)
      const slim = Buffer.from(bytes)
      const letters = everyLetter.filter((letter) => lettersOf(unicodeRange).includes(letter))
      expect(weightsOf(await subsetFont(slim, 'a', { targetFormat: 'sfnt' }))).toEqual([400, 800])
      const sizes = (font: Buffer) =>
        Promise.all(
          ['', ...letters].map(async (letter) => (await subsetFont(font, letter, { targetFormat: 'sfnt' })).length),
        )
      const [[none = 0, ...slimSizes], [without = 0, ...installedSizes]] = [await sizes(slim), await sizes(installed)]
      const has = (own: readonly number[], least: number) => letters.filter((_, place) => (own[place] ?? 0) > least)
      expect(has(slimSizes, none)).toEqual(has(installedSizes, without))
      expect(has(slimSizes, none).length).toBeGreaterThan(3)
    }
  },
)

test('CF10 the letters that a language needs come in a file of their own, a fraction of all that a font has', async () => {
  const [, others, , , own, ...more] = (await loadFont('bricolage-grotesque', 'ağışİ€文')).subsets
  expect(more).toEqual([])
  expect(own).toMatchObject({ subset: 'letters', unicodeRange: 'U+11f,U+130,U+15f' })
  expect(own?.bytes.length).toBeLessThan((others?.bytes.length ?? 0) / 5)
  const sizes = ['', 'ğ', 'a'].map(
    async (letter) => (await subsetFont(Buffer.from(own?.bytes ?? []), letter, { targetFormat: 'sfnt' })).length,
  )
  const [none = 0, needed = 0, other] = await Promise.all(sizes)
  expect(needed).toBeGreaterThan(none)
  expect(other).toBe(none)
  const css = fontFaces(await loadFont('bricolage-grotesque', 'ğşİ'), ({ subset }) => `/assets/${subset}.woff2`)
  expect(css.indexOf('letters.woff2')).toBeGreaterThan(css.indexOf('latin-ext.woff2'))
  expect((await loadFont('bricolage-grotesque', 'é')).subsets).toHaveLength(4)
})

test.each(['manrope', 'bricolage-grotesque', 'inter'] as const)(
  'CF10 letters of Vietnamese with two marks come in a file of %s as well, each letter from one file',
  async (name) => {
    const { subsets } = await loadFont(name, 'ơưđạồ')
    const from = (letter: string) =>
      subsets.flatMap(({ subset, unicodeRange }) => (lettersOf(unicodeRange).includes(letter) ? subset : []))
    for (const letter of 'ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỵỷỹẠỒỨ')
      expect(from(letter).slice(-1), letter).toEqual([expect.stringMatching(/vietnamese|latin-ext/)])
    expect(['ồ', 'ơ', 'a'].map((letter) => from(letter))).toEqual([['vietnamese'], ['latin-ext', 'letters'], ['latin']])
  },
)

test('CF10 the fonts that are said to have the letters of Vietnamese are those that do', async () => {
  const fonts = await Promise.all(fontNames.map((name) => loadFont(name)))
  const have = fonts.filter(({ subsets }) => subsets.some(({ subset }) => subset === 'vietnamese'))
  expect(have.map(({ name }) => name)).toEqual(vietnameseFonts)
})

test('CF10 what every page fetches first has the letters of its words, and none that only others need', async () => {
  const [, more, first] = (await loadFont('sora', 'çö')).subsets
  const [lettersFirst, lettersMore] = [first, more].map((subset) => lettersOf(subset?.unicodeRange ?? ''))
  expect([...'Az09~ –“€çö'].filter((letter) => !lettersFirst?.includes(letter))).toEqual([])
  expect([...'éüı'].filter((letter) => lettersFirst?.includes(letter))).toEqual([])
  expect([...'éüı'].filter((letter) => !lettersMore?.includes(letter))).toEqual([])
  expect([...'Açö€'].filter((letter) => lettersMore?.includes(letter))).toEqual([])
  expect(first?.bytes.length).toBeLessThan(17_000)
})

test('CF10 the distances between letters are kept, those of the middle weight for all', async () => {
  const [, , , first] = (await loadFont('bricolage-grotesque')).subsets
  const letters = lettersOf(first?.unicodeRange ?? '')
  const options = { targetFormat: 'sfnt', keepFeatures: ['kern'] } as const
  const distances = async (font: Buffer, wght: number) =>
    tablesOf(await subsetFont(font, letters, { ...options, variationAxes: { wght } })).find(({ tag }) => tag === 'GPOS')
      ?.bytes ?? Buffer.alloc(0)
  const slim = Buffer.from(first?.bytes ?? [])
  const [light, middle, heavy] = await Promise.all([400, 600, 800].map((wght) => distances(slim, wght)))
  expect(light?.length).toBeGreaterThan(5000)
  expect(light).toEqual(middle)
  expect(heavy).toEqual(middle)
  expect(middle).toEqual(await distances(readInstalled('bricolage-grotesque', 'latin'), 600))
  expect(slim.length).toBeLessThan(20_000)
})

test('CF10 a letter that two files have comes from the small one: the dotless i does not fetch all of latin-ext', async () => {
  const subsetsOf = async (letter: string) =>
    (await loadFont('sora', 'ığ')).subsets.filter(({ unicodeRange }) => lettersOf(unicodeRange).includes(letter))
  expect((await subsetsOf('ı')).map(({ subset }) => subset)).toEqual(['latin-ext', 'latin'])
  expect((await subsetsOf('ğ')).map(({ subset }) => subset)).toEqual(['latin-ext', 'letters'])
})

test('CF10 the letters of words are counted once, in order, in all languages of a site and in its own texts', async () => {
  const words = { loadMessages: async (tag: string) => ({ one: { a: tag === 'tr' ? 'Çağrı, ığ' : 'Café – ok' } }) }
  expect(await writtenLetters(words, ['en', 'tr'], [{ name: 'Smörgås é' }])).toBe('ÅÇÉÖåéöĞğı–')
})

test('CF10 a range of letters is read as style sheets write it', () => {
  expect(lettersOf('U+0041-0043, U+131')).toBe('ABCı')
  expect(rangeOf('CABız')).toBe('U+41-43,U+7a,U+131')
})
