import { createHash } from 'node:crypto'
import { fontNames } from '@foyer/brand'
import { expect, test } from 'vitest'
import { fontStack } from './fontFamilies.ts'
import metrics from './fontMetrics.json' with { type: 'json' }
import { fontFaces, loadFont } from './loadFont.ts'

test.each(fontNames)(
  'CF10 the measures of %s belong to the installed font; measure again with scripts/measureFonts.ts',
  (name) => {
    const [latin] = loadFont(name).subsets
    const digest = createHash('sha256')
      .update(latin?.bytes ?? '')
      .digest('hex')
      .slice(0, 16)
    expect(metrics[name].latin).toBe(digest)
  },
)

test('CF10 where there is no Arial a wider font is made narrower, its bold letters by a measure of their own', () => {
  const css = fontFaces(loadFont('sora'), ({ subset }) => `/assets/${subset}.woff2`)
  expect(css).toContain(
    "{font-family:'Sora Fallback Wide';font-weight:100 500;src:local('DejaVu Sans');size-adjust:98.69%;ascent-override:98.29%",
  )
  expect(css).toContain(
    "{font-family:'Sora Fallback Wide';font-weight:501 900;src:local('DejaVu Sans Bold');size-adjust:89.23%;ascent-override:108.71%",
  )
})

test('CF10 the fallback is stretched to the measures of the font', () => {
  const css = fontFaces(loadFont('sora'), ({ subset }) => `/assets/${subset}.woff2`)
  expect(css).toContain("font-family:'Sora Fallback';src:local('Arial')")
  expect(css).toContain('size-adjust:112.47%;ascent-override:86.25%;descent-override:25.78%')
  expect(css.match(/unicode-range/g)).toHaveLength(2)
  expect(fontStack('sora')).toBe("'Sora Variable', 'Sora Fallback', 'Sora Fallback Wide', system-ui, sans-serif")
})
