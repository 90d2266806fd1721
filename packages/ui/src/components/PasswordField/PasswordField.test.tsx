import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { PasswordField } from './PasswordField.tsx'

test('UK14 the eye shows the password and hides it again, and its name says which', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" defaultValue="orchard" />)
  const input = page.getByLabelText('Password', { exact: true })
  await expect.element(input).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})
