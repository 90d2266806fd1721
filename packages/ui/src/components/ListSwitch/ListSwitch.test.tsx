import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { ListSwitch } from './ListSwitch.tsx'

const options = [
  { id: 'recent', label: 'Recent' },
  { id: 'filter', label: 'Filter', count: 2 },
]

test('L20 pressing the active list returns to the plain one', async () => {
  const onChange = vi.fn()
  render(<ListSwitch options={options} value="recent" onChange={onChange} />)
  await page.getByRole('button', { name: 'Filter 2' }).click()
  await page.getByRole('button', { name: 'Recent' }).click()
  expect(onChange.mock.calls).toEqual([['filter'], [null]])
})

test('L15 what the chosen list opens shows while it is chosen', async () => {
  const { rerender } = render(
    <ListSwitch options={options} value={null} onChange={vi.fn()}>
      <p>Filters</p>
    </ListSwitch>,
  )
  expect(page.getByText('Filters').elements()).toHaveLength(0)
  rerender(
    <ListSwitch options={options} value="filter" onChange={vi.fn()}>
      <p>Filters</p>
    </ListSwitch>,
  )
  await expect.element(page.getByText('Filters')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Filter 2' })).toHaveAttribute('aria-pressed', 'true')
})
