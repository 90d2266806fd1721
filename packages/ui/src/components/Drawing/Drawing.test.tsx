import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { Drawing } from './Drawing.tsx'
import * as drawings from './drawings.ts'

test('UK08 every state has a picture of its own', () => {
  const pictures = Object.values(drawings).map((drawing) => serverRender(<Drawing of={drawing} />))
  expect(new Set(pictures).size).toBe(8)
})

test('UK08 a picture is in the colours of the theme, and silent', () => {
  const { container } = render(<Drawing of={drawings.emptyDrawing} />)
  const svg = container.querySelector('svg')
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(svg?.innerHTML).not.toMatch(/(?:fill|stroke|style)="/)
})
