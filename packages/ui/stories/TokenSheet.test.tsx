import { expect, test } from 'vitest'
import { contrastRatio, defaultTheme } from '../src/tokens/index.ts'
import { render } from '../testing/render.tsx'
import { applyTheme } from './applyTheme.ts'
import { TokenSheet } from './TokenSheet.tsx'

test.each(['dark', 'light'] as const)('FK04 the tokens page prints the contrast it measures, %s', (side) => {
  applyTheme(document, defaultTheme, side, true)
  const { container } = render(<TokenSheet />)
  const { text, canvas } = defaultTheme[side]
  const measured = (Math.floor(contrastRatio(text, canvas) * 100) / 100).toFixed(2)
  expect(container.textContent).toContain(`text on canvas: ${measured}, at least 4.5`)
})
