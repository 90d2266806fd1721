import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { badgeTones } from './Badge.styles.ts'
import { Badge } from './Badge.tsx'

const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number)

test('CF10 every tone has words of another colour than its fill', () => {
  for (const tone of Object.keys(badgeTones) as (keyof typeof badgeTones)[]) {
    const { container } = render(<Badge tone={tone}>New</Badge>)
    const { color, backgroundColor } = getComputedStyle(container.firstElementChild as Element)
    expect([tone, channels(color)]).not.toEqual([tone, channels(backgroundColor)])
  }
})

test('UK17 a badge is prerendered without a style attribute', () => {
  expect(serverRender(<Badge tone="count">3</Badge>)).not.toMatch(/ style=/)
})
