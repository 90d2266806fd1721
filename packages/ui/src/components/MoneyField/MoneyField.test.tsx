import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Button } from '../Button/index.ts'
import { moneyFieldLabels } from './MoneyField.labels.ts'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const onChange = vi.fn()

function Writing(props: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState(props.value)
  return (
    <>
      <MoneyField
        label="Amount"
        {...props}
        value={value}
        onChange={(minor, problem) => {
          setValue(minor)
          onChange(minor, problem)
        }}
      />
      <button type="button" onClick={() => setValue(500_000n)}>
        5,000
      </button>
    </>
  )
}

const field = () => page.getByRole('textbox', { name: 'Amount' })

test('V11 thousands are grouped as one types, and the amount is integer minor units', async () => {
  render(<Writing />)
  await field().click()
  await userEvent.keyboard('1234567.5')
  await expect.element(field()).toHaveValue('1,234,567.5')
  expect(onChange).toHaveBeenLastCalledWith(123_456_750n, undefined)
  await userEvent.tab()
  await expect.element(field()).toHaveValue('1,234,567.50')
})

test('V11 the caret stays where one writes while separators come and go', async () => {
  render(<Writing value={123_456n} />)
  await field().click()
  await userEvent.keyboard('{Home}{ArrowRight}99')
  await expect.element(field()).toHaveValue('199,234.56')
  await userEvent.keyboard('{Backspace}8')
  await expect.element(field()).toHaveValue('198,234.56')
})

test('V11 in Turkish the separators change places, and the point of a number pad is a comma', async () => {
  render(<Writing labels={{ ...moneyFieldLabels, language: 'tr' }} />)
  await field().click()
  await userEvent.keyboard('1234.5')
  await expect.element(field()).toHaveValue('1.234,5')
  expect(onChange).toHaveBeenLastCalledWith(123_450n, undefined)
})

test('V11 what is wrong is said at the field, and no amount is handed on', async () => {
  render(<Writing />)
  for (const [keys, words] of [
    ['12x', 'Write an amount, such as 1,250.50.'],
    ['0.001', 'At most 2 decimals.'],
    ['-5', 'Write an amount above zero.'],
  ] as const) {
    await field().fill('')
    await field().click()
    await userEvent.keyboard(keys)
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    expect(onChange.mock.lastCall?.[0]).toBeUndefined()
  }
})

test('V11 a limit is said when the field is left', async () => {
  render(<Writing symbol="$" min={1000n} max={500_000n} />)
  await field().click()
  await userEvent.keyboard('5')
  expect(document.querySelector('[role=alert]')).toBeNull()
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('At least $10.00.')
  await field().fill('6000')
  await expect.element(page.getByRole('alert')).toHaveTextContent('At most $5,000.00.')
})

test('V11 an amount set from elsewhere takes the place of what was written', async () => {
  render(<Writing />)
  await field().fill('12')
  await page.getByRole('button', { name: '5,000' }).click()
  await expect.element(field()).toHaveValue('5,000.00')
})

test('V11 a paste with spaces, other separators or other digits is written as the page writes amounts', async () => {
  render(<Writing />)
  const input = field().element()
  for (const [pasted, written] of [
    [' 1.234,56 ', '1,234.56'],
    ['$ 1 234.5', '1,234.50'],
    ['٢٥٠', '250.00'],
  ] as const) {
    await field().fill('')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(field()).toHaveValue(written)
  }
  expect(onChange).toHaveBeenLastCalledWith(25_000n, undefined)
})

test.each([
  ['en', '1000,5', '1,000.50'],
  ['tr', '1000.5', '1.000,50'],
])(
  'V11 in %s the amount %s put in with one piece is not taken for ten times as much',
  async (language, piece, written) => {
    render(<Writing labels={{ ...moneyFieldLabels, language }} />)
    await field().fill(piece)
    await expect.element(field()).toHaveValue(written)
    expect(onChange).toHaveBeenLastCalledWith(100_050n, undefined)
  },
)

test('V11 without decimals a decimal comma is refused in words', async () => {
  render(<Writing decimals={0} />)
  await field().click()
  await userEvent.keyboard('1,5')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Whole amounts only, without decimals.')
  expect(onChange).toHaveBeenLastCalledWith(undefined, 'decimals')
})

test('P02 a button with words in the field shows them in full', () => {
  render(
    <Writing
      action={
        <Button size="small" data-part="action">
          Everything there is
        </Button>
      }
    />,
  )
  const button = page.getByRole('button', { name: 'Everything there is' }).element()
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
})

test('P02 words of a button in the field keep clear of its end, however long they are', () => {
  render(
    <Writing
      action={
        <Button size="small" data-part="action">
          Everything
        </Button>
      }
    />,
  )
  const button = page.getByRole('button', { name: 'Everything' }).element()
  const words = document.createRange()
  words.selectNodeContents(button)
  expect(button.getBoundingClientRect().right - words.getBoundingClientRect().right).toBeGreaterThanOrEqual(12)
})
