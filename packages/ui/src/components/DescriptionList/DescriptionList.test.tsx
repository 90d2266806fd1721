import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const list = (width: number) => (
  <div style={{ inlineSize: width }}>
    <DescriptionList rows={[{ id: 'mail', label: 'Email', value: undefined }]} />
  </div>
)
const places = (container: HTMLElement) =>
  ['dt', 'dd'].map((part) => (container.querySelector(part) as Element).getBoundingClientRect())

test('UK17 label and value stand side by side, and below one another where there is no room', () => {
  const { container, rerender } = render(list(600))
  const [label, value] = places(container)
  expect(value?.left).toBeGreaterThan(label?.right ?? 0)
  rerender(list(320))
  const [above, below] = places(container)
  expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? 0)
  expect(below?.left).toBe(above?.left)
})

test('UK07 a dash stands in for what is not known', () => {
  const { container } = render(list(600))
  expect(container.querySelector('dd')?.textContent).toBe('–')
})
