import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { AmountChoice } from './AmountChoice.tsx'

const options = ['20', '50'].map((value) => ({ value, label: `$${value}` }))

test('P03 an amount is chosen with one press, and says that it is chosen', async () => {
  const onChoose = vi.fn()
  render(<AmountChoice label="Amounts" options={options} value="20" onChoose={onChoose} />)
  await expect.element(page.getByRole('button', { name: '$20' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: '$50' }).click()
  expect(onChoose).toHaveBeenCalledWith('50')
})

test('P03 without amounts there is no group', () => {
  const { container } = render(<AmountChoice label="Amounts" options={[]} onChoose={() => {}} />)
  expect(container.querySelector('[role="group"]')).toBeNull()
})
