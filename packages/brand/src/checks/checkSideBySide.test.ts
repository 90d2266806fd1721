import { expect, test } from 'vitest'
import { found } from '../testing/brandFixture.ts'
import { checkSideBySide } from './checkSideBySide.ts'

const launch = (settings: object): readonly string[] =>
  found(checkSideBySide, (brand) => (brand.features = { launch: settings }))

test.each(['overlay', 'window'])(
  'QP10 G07 side by side is said to be without effect where games open as %s',
  (opens) => {
    expect(launch({ opens, sideBySide: true })).toEqual(['side-by-side-off features.launch.sideBySide'])
  },
)

test('QP10 G07 nothing is said where it has an effect, is off, or is nobody’s wish', () => {
  for (const settings of [
    { sideBySide: true },
    { opens: 'page', sideBySide: true },
    { opens: 'overlay', sideBySide: false },
    { opens: 'overlay' },
  ])
    expect(launch(settings)).toEqual([])
})
