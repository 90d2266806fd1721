import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import type { ComponentHealth } from './componentHealth.ts'
import { HealthSheet } from './HealthSheet.tsx'

const button: ComponentHealth = {
  name: 'Button',
  group: 'components',
  stories: 8,
  photographs: 30,
  languages: [],
  axe: { stories: 8, failed: 0, day: '2026-11-22' },
  size: { kB: 1.3, limit: 1.5 },
  changed: '2026-11-20',
}

test('N12 a component over its budget or with failed stories stands out, and what is not known says so', () => {
  const heavy = {
    ...button,
    name: 'Heavy',
    axe: { ...button.axe, stories: 4, failed: 1, day: '' },
    size: { kB: 9, limit: 5 },
  }
  const fresh = { ...button, name: 'Fresh', photographs: 0, axe: undefined, size: undefined, changed: undefined }
  const { container } = render(<HealthSheet components={[button, heavy, fresh]} />)
  const marked = (state: string) =>
    [...container.querySelectorAll(`[data-state="${state}"]`)].map((one) => one.textContent)
  expect(marked('bad')).toEqual(['1 of 4 failed', '9.0 of 5.0 kB', 'none'])
  expect(marked('unknown')).toContain('not run')
  expect(marked('unknown')).toContain('not built')
  expect(marked('good')).toContain('1.3 of 1.5 kB')
  expect(container.querySelector('tfoot')?.textContent).toContain('3 components')
  expect(container.querySelector('tfoot')?.textContent).toContain('1 not run')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('./?path=/docs/components-button--docs')
})
