import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** Whatever changes below it, a counter or a clock, would make the browser look at everything it holds anew. */
test('UK17 no rule asks the whole page or the whole game for something it holds', () => {
  const files = globSync('**/*.css', { cwd: source })
  expect(files.length).toBeGreaterThan(20)
  const found = files.filter((file) =>
    /(?:^|[\s,}])(?:body|html|:root|#game|\.game)[^\s,{]*:has\(/m.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(found).toEqual([])
})

const measures = join(import.meta.dirname, '../../../../../packages/assembler/src/fonts/fontMetrics.json')

test('FP09 system fonts stand in for those of a game with the measures of pages', () => {
  const fonts = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
  const known = JSON.parse(readFileSync(measures, 'utf8'))
  for (const [family, { ascent, descent, width, dejaVu, dejaVuBold }] of [
    ['Sora', known.sora],
    ['Bricolage Grotesque', known['bricolage-grotesque']],
  ]) {
    const faces = [...fonts.matchAll(/@font-face \{[^}]+\}/g)]
      .map(([face]) => face)
      .filter((face) => face.includes(family))
    const expected = [width, dejaVu, dejaVuBold].map((size) => [size, ascent / size, descent / size])
    const found = faces.map((face) =>
      ['size-adjust', 'ascent-override', 'descent-override'].map(
        (name) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100,
      ),
    )
    expect(found).toHaveLength(expected.length)
    for (const [at, face] of found.entries())
      for (const [part, value] of face.entries()) expect(value).toBeCloseTo(expected[at]?.[part] ?? 0, 4)
  }
})
