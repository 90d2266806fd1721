import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Select } from './Select.tsx'

const options = [
  { value: '', label: 'All' },
  { value: 'RNG', label: 'Slots' },
  { value: 'PVP', label: 'Cards', disabled: true },
]

test('UK14 choosing an option reports its value', async () => {
  const change = vi.fn((event: React.ChangeEvent<HTMLSelectElement>) => event.target.value)
  render(<Select label="Category" options={options} onChange={change} />)
  await page.getByLabelText('Category').selectOptions('Slots')
  expect(change).toHaveLastReturnedWith('RNG')
})

test('UK14 a disabled option cannot be chosen', async () => {
  render(<Select label="Category" options={options} />)
  await expect.element(page.getByRole('option', { name: 'Cards' })).toBeDisabled()
})

test('FK05 an error takes the place of the hint: nothing below moves', () => {
  const { container, rerender } = render(<Select label="Category" options={options} hint="Played in last month" />)
  const before = container.getBoundingClientRect().height
  rerender(<Select label="Category" options={options} hint="Played in last month" error="Choose a category." />)
  expect(container.getBoundingClientRect().height).toBe(before)
})
