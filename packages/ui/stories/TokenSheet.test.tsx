import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { contrastRatio, defaultTheme, typeSizes } from '../src/tokens/index.ts'
import { render } from '../testing/render.tsx'
import { applyTheme } from './applyTheme.ts'
import { TokenSheet } from './TokenSheet.tsx'

test.each(['dark', 'light'] as const)('FK04 the tokens page prints the contrast it measures, %s', (side) => {
  applyTheme(document, defaultTheme, side, true)
  const { container } = render(<TokenSheet name="Neutral" theme={defaultTheme} />)
  const { text, canvas } = defaultTheme[side]
  const measured = (Math.floor(contrastRatio(text, canvas) * 100) / 100).toFixed(2)
  expect(container.textContent).toContain(`text on canvas: ${measured}, at least 4.5`)
})

test.each(['dark', 'light'] as const)(
  'FK04 the tokens page says the value of every colour beside its name, %s',
  (side) => {
    applyTheme(document, defaultTheme, side, true)
    const { container } = render(<TokenSheet name="Neutral" theme={defaultTheme} />)
    for (const [name, value] of Object.entries(defaultTheme[side]))
      expect(container.textContent).toContain(`${name} ${value}`)
  },
)

test('FK04 the tokens page says the px of type, corners and space beside their names', () => {
  applyTheme(document, defaultTheme, 'dark', true)
  const { container } = render(<TokenSheet name="Neutral" theme={defaultTheme} />)
  const worn = (token: string): string =>
    getComputedStyle(document.documentElement).getPropertyValue(`--fy-${token}`).trim().replace('px', ' px')
  for (const size of Object.keys(typeSizes(defaultTheme.typeScale)))
    expect(container.textContent).toMatch(new RegExp(`${size} · [\\d.]+ px`))
  expect(container.textContent).toContain(`space-4 · ${worn('space-4')}`)
  expect(container.textContent).toMatch(/small · [\d.]+ px/)
})

test('QB06 a file of tokens is worn by the page, and what it cannot give is named', async () => {
  applyTheme(document, defaultTheme, 'dark', true)
  const { container } = render(<TokenSheet name="Neutral" theme={defaultTheme} />)
  const tokens = { color: { dark: { accent: { $value: '#123456' }, glow: { $value: '#ffffff' } } } }
  const file = new File([JSON.stringify(tokens)], 'tokens.json', { type: 'application/json' })
  const input = container.querySelector('input')
  if (!input) throw new Error('no input')
  await userEvent.upload(input, file)
  await expect.poll(() => container.textContent).toContain('color.dark.glow: A theme has no such colour')
  expect(container.textContent).toContain('tokens.json is worn until')
  expect(getComputedStyle(document.documentElement).getPropertyValue('--fy-color-accent')).toBe('#123456')
  const measured = Math.floor(contrastRatio(defaultTheme.dark.onAccent, '#123456') * 100) / 100
  expect(container.textContent).toContain(`onAccent on accent: ${measured.toFixed(2)}, at least 4.5`)
  expect(container.textContent).toContain('accent #123456')
})

test('QB06 a file that is no JSON is not called worn', async () => {
  const { container } = render(<TokenSheet name="Neutral" theme={defaultTheme} />)
  const input = container.querySelector('input')
  if (!input) throw new Error('no input')
  await userEvent.upload(input, new File(['{'], 'bad.json', { type: 'application/json' }))
  await expect
    .poll(() => container.textContent)
    .toContain('Nothing of bad.json could be worn. Left out:This is no JSON')
})
