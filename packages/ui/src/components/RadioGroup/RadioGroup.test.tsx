import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx'

const group = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup
    label="Way"
    options={[
      { value: 'mail', label: 'Mail', hint: 'To your address' },
      { value: 'sms', label: 'Text message' },
    ]}
    {...props}
  />
)

test('UK14 the group is named, one stop of the Tab key, and the arrows choose', async () => {
  const change = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.value)
  render(group({ defaultValue: 'mail', onChange: change }))
  await expect.element(page.getByRole('radiogroup', { name: 'Way' })).toBeVisible()
  await userEvent.tab()
  await expect.element(page.getByRole('radio', { name: /Mail/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(change).toHaveLastReturnedWith('sms')
  await userEvent.tab()
  expect(document.activeElement?.localName).not.toBe('input')
})

test('UK14 the error describes the group, and the sentence of an option its input', async () => {
  render(group({ error: 'Choose one.', required: true }))
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.')
  await expect.element(page.getByRole('radio', { name: /Mail/ })).toHaveAccessibleDescription('To your address')
})

test('UK14 a value from outside decides what is chosen', async () => {
  const { rerender } = render(group({ value: 'mail', onChange: () => undefined }))
  rerender(group({ value: 'sms', onChange: () => undefined }))
  await expect.element(page.getByRole('radio', { name: 'Text message' })).toBeChecked()
})

test('UK14 a radio is round where the shapes of a brand are square', async () => {
  document.documentElement.style.setProperty('--fy-radius-pill', '0px')
  render(group())
  const radio = page.getByRole('radio', { name: /Mail/ })
  await expect.element(radio).toBeVisible()
  expect(getComputedStyle(radio.element()).borderRadius).toBe('50%')
  document.documentElement.style.removeProperty('--fy-radius-pill')
})
