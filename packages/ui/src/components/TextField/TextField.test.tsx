import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { TextField } from './TextField.tsx'

test('UK14 the label names the input and typing reports the value', async () => {
  const change = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value)
  render(<TextField label="Username" onChange={change} />)
  await page.getByLabelText('Username').fill('demoplayer')
  expect(change).toHaveLastReturnedWith('demoplayer')
})

test('UK14 error and hint describe the input, and the error is announced', async () => {
  render(<TextField label="Amount" hint="At least 10.00" error="More than your balance." />)
  const input = page.getByLabelText('Amount')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await expect.element(input).toHaveAccessibleDescription('More than your balance. At least 10.00')
  await expect.element(page.getByRole('alert')).toHaveTextContent('More than your balance.')
})

test('UK14 a required field says so without the star in its name', async () => {
  render(<TextField label="Email" required />)
  const input = page.getByRole('textbox', { name: 'Email' })
  await expect.element(input).toBeRequired()
  await expect.element(input).toHaveAccessibleName('Email')
})
