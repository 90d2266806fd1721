import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Checkbox } from './Checkbox.tsx'

test('UK14 the words and the space bar both toggle it', async () => {
  const change = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.checked)
  render(<Checkbox label="Remember me" onChange={change} />)
  await page.getByText('Remember me').click()
  expect(change).toHaveLastReturnedWith(true)
  await userEvent.keyboard(' ')
  expect(change).toHaveLastReturnedWith(false)
})

test('UK14 the error describes the box', async () => {
  render(<Checkbox label="Terms" error="Accept the terms to go on." />)
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to go on.')
})

test('N28 2.5.8 the box alone is target enough', () => {
  render(<Checkbox label="Terms" />)
  const { width, height } = page.getByRole('checkbox').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
