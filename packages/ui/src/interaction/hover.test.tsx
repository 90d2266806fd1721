import { Star } from 'lucide'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { applyTheme } from '../../stories/applyTheme.ts'
import { render } from '../../testing/render.tsx'
import { seenOver } from '../../testing/seenOver.ts'
import { AmountChoice } from '../components/AmountChoice/AmountChoice.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Glyph } from '../components/Icon/Glyph.tsx'
import { IconButton, type IconButtonProps } from '../components/IconButton/IconButton.tsx'
import { OneTimeCode } from '../components/OneTimeCode/OneTimeCode.tsx'
import { Rail } from '../components/Rail/Rail.tsx'
import { contrastRatio } from '../tokens/contrast.ts'
import { defaultTheme } from '../tokens/theme.ts'

const star = (tone: IconButtonProps['tone']) => <IconButton label="Star" tone={tone} icon={<Glyph of={Star} />} />

test.each<[what: string, node: ReactNode]>([
  ['secondary button', <Button key="1">Again</Button>],
  ['outlined icon button', star('outlined')],
  ['icon button on artwork', star('overlay')],
])('UK12 UK14 a %s lets see that the pointer is on it, on every ground of both themes', async (_what, node) => {
  for (const mode of ['dark', 'light'] as const) {
    applyTheme(document, defaultTheme, mode, true)
    const { container } = render(node)
    const button = page.elementLocator(container).getByRole('button')
    await userEvent.unhover(button)
    const fill = () => getComputedStyle(button.element()).backgroundColor
    const rest = fill()
    await userEvent.hover(button)
    for (const part of ['canvas', 'surface', 'raised']) {
      const ground = getComputedStyle(document.documentElement).getPropertyValue(`--fy-color-${part}`)
      expect(contrastRatio(seenOver(ground, rest), seenOver(ground, fill()))).toBeGreaterThan(1.1)
    }
  }
  applyTheme(document, defaultTheme, 'dark', true)
})

test('UK12 UK14 an empty checkbox lets see that the pointer is on its line', async () => {
  render(<Checkbox name="agreed" label="I agree" />)
  const edge = () => getComputedStyle(page.getByRole('checkbox').element()).borderColor
  const rest = edge()
  await userEvent.hover(page.getByText('I agree'))
  await expect.poll(edge).not.toBe(rest)
})

test('P03 UK14 an amount that is chosen looks chosen under the pointer, too', async () => {
  render(<AmountChoice label="Amounts" options={[{ value: '20', label: '$20' }]} value="20" onChoose={() => {}} />)
  const button = page.getByRole('button')
  const look = () => getComputedStyle(button.element()).backgroundColor
  const rest = look()
  await userEvent.hover(button)
  await new Promise(requestAnimationFrame)
  expect(look()).toBe(rest)
})

test('UK14 a code that was refused stays marked under the pointer', async () => {
  const { container } = render(<OneTimeCode label="Code" error="This code is over" />)
  const place = container.querySelector('[data-part=place]') as HTMLElement // a code has places
  const rest = getComputedStyle(place).borderColor
  await userEvent.hover(page.getByRole('textbox'))
  await new Promise(requestAnimationFrame)
  expect(getComputedStyle(place).borderColor).toBe(rest)
})

test('CF07 UK14 an arrow of a row that has nothing that way does not light up', async () => {
  render(
    <div style={{ width: 300 }}>
      <Rail title="Slots">
        {['a', 'b', 'c', 'd'].map((item) => (
          <li key={item} style={{ width: 150 }}>
            {item}
          </li>
        ))}
      </Rail>
    </div>,
  )
  const back = page.getByRole('button', { name: 'Back: Slots' })
  await expect.element(back).toBeDisabled()
  const look = () => getComputedStyle(back.element()).backgroundColor
  const rest = look()
  await back.hover({ force: true })
  await new Promise(requestAnimationFrame)
  expect(look()).toBe(rest)
})
