import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { Skeleton } from './Skeleton.tsx'

test('QP17 as many lines as will stand there, as high as real ones', () => {
  const { container } = render(
    <div style={{ fontSize: 16, lineHeight: 1.5 }}>
      <Skeleton lines={3} />
    </div>,
  )
  expect(container.querySelectorAll('[data-part=line]')).toHaveLength(3)
  expect((container.querySelector('[data-shape]') as HTMLElement).offsetHeight).toBe(72)
})

test('QP17 a block has the ratio of what replaces it', () => {
  const { container } = render(
    <div style={{ width: 160 }}>
      <Skeleton shape="block" ratio="wide" />
    </div>,
  )
  expect((container.querySelector('[data-part=bar]') as HTMLElement).offsetHeight).toBe(90)
})

test('QP17 a form has its fields, each with a name and a control, and a button', () => {
  const { container } = render(<Skeleton shape="form" lines={2} />)
  expect(container.querySelectorAll('[data-part=line]')).toHaveLength(2)
  expect(container.querySelectorAll('[data-part=bar]')).toHaveLength(3)
})

test('UK14 it is hidden from assistive technology', () => {
  const { container } = render(<Skeleton />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

test('FP11 QP17 forced colours, which take its hue away, leave an outline that needs no room', () => {
  const { container } = render(<Skeleton shape="block" />)
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(
    container.querySelector('[data-part=bar]') as HTMLElement,
  )
  expect({ outlineStyle, outlineWidth, outlineOffset }).toEqual({
    outlineStyle: 'solid',
    outlineWidth: '1px',
    outlineOffset: '-1px',
  })
})
