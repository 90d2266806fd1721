import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Form } from '../Form/index.ts'
import { AmountField } from './AmountField.tsx'

interface Values {
  amount?: bigint
}

const onSubmit = vi.fn((_values: Values) => undefined)
const show = () =>
  render(
    <Form<Values>
      submit="Send"
      validate={({ amount }) => (amount === undefined ? { amount: 'Write how much' } : {})}
      onSubmit={onSubmit}
    >
      <AmountField
        label="Amount"
        suggestions={[
          { value: 2000n, label: '$20' },
          { value: 5000n, label: '$50' },
        ]}
      />
    </Form>,
  )
const field = () => page.getByRole('textbox', { name: 'Amount' })
const send = () => page.getByRole('button', { name: 'Send' })

test('P03 P04 an amount is written or chosen, and the form has it in minor units', async () => {
  show()
  await page.getByRole('button', { name: '$50' }).click()
  await expect.element(field()).toHaveValue('50.00')
  await expect.element(page.getByRole('button', { name: '$50' })).toHaveAttribute('aria-pressed', 'true')
  await field().fill('20')
  await expect.element(page.getByRole('button', { name: '$20' })).toHaveAttribute('aria-pressed', 'true')
  await send().click()
  expect(onSubmit).toHaveBeenLastCalledWith({ amount: 2000n })
})

test('P03 P04 what is wrong with it is said at the field, and what is no amount is not sent', async () => {
  onSubmit.mockClear()
  show()
  await send().click()
  await expect.element(field()).toHaveAccessibleDescription(expect.stringContaining('Write how much'))
  await userEvent.keyboard('12x')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
