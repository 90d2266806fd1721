import { Trophy } from 'lucide'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Icon } from './Icon.tsx'

test('UK14 an icon without a label is hidden from assistive technology', () => {
  const { container } = render(<Icon of={Trophy} />)
  expect(container.querySelector('span')?.getAttribute('aria-hidden')).toBe('true')
})

test('UK14 an icon with a label is an image of that name', async () => {
  render(<Icon of={Trophy} label="Winner" />)
  await expect.element(page.getByRole('img', { name: 'Winner' })).toBeVisible()
})

test('UK17 a directional icon is mirrored where text runs from right to left', () => {
  const { container } = render(
    <div dir="rtl">
      <Icon of={Trophy} isDirectional />
    </div>,
  )
  const root = container.querySelector('span') as HTMLElement
  expect(getComputedStyle(root).scale).toBe('-1 1')
})
