import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { MemberTransfer, type MemberTransferProps } from './MemberTransfer.tsx'

const to = { name: 'Marek', account: 'demoagent' }
const about = { to, balance: 10_001, sent: [], onAgain: () => undefined }
const amount = () => page.getByRole('textbox', { name: 'Amount' })
const send = () => page.getByRole('button', { name: 'Send', exact: true })

test('P05 says to whom and what is left before it is sent, and sends minor units', async () => {
  const onSend = vi.fn(async () => undefined)
  render(<MemberTransfer {...about} onSend={onSend} />)
  await expect.element(page.getByText('Marek (demoagent)')).toBeVisible()
  await userEvent.type(amount(), '12.50')
  await expect.element(page.getByText('$87.51')).toBeVisible()
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledExactlyOnceWith(1250n, 'demoagent')
})

test('P05 a part of the balance is chosen with one press, down to the last minor unit', async () => {
  const onSend = vi.fn(async () => undefined)
  render(<MemberTransfer {...about} onSend={onSend} />)
  await userEvent.click(page.getByRole('button', { name: 'Half' }))
  await expect.element(amount()).toHaveValue('50.00')
  await userEvent.click(page.getByRole('button', { name: 'All of it' }))
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledExactlyOnceWith(10_001n, 'demoagent')
})

test.each([
  ['', 'Write how much you want to send'],
  ['0', 'Write how much you want to send'],
  ['-5', 'Write an amount above zero.'],
  ['100.02', 'You have only $100.01'],
])('P05 the amount "%s" is refused at its field, before it is sent', async (text, words) => {
  const onSend = vi.fn(async () => undefined)
  render(<MemberTransfer {...about} onSend={onSend} />)
  if (text) await userEvent.type(amount(), text)
  await userEvent.click(send())
  await expect.element(amount()).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(onSend).not.toHaveBeenCalled()
})

test('P05 the receipt has the keyboard, names the entry and leads to it', async () => {
  const done = { id: '1042', to, amount: 1250, balance: 8751, time: '2026-11-20T18:02:11Z', href: '#entry' }
  render(<MemberTransfer {...about} onSend={async () => undefined} done={done} sent={[done]} />)
  await expect.element(page.getByText('$12.50 is with Marek')).toBeVisible()
  expect(document.activeElement?.textContent).toContain('1042')
  await expect.element(page.getByRole('link', { name: 'See the entry', exact: true })).toHaveAttribute('href', '#entry')
})

const below = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Ines ${index + 1}`, account: `below${index + 1}` }))

function Choosing({ onSend }: Pick<MemberTransferProps, 'onSend'>) {
  const [text, setText] = useState('')
  const found = below(40).filter(({ name }) => name.includes(text))
  const recipients = { upline: to, found: found.slice(0, 20), total: found.length, text, onText: setText }
  return <MemberTransfer {...about} to={undefined} recipients={{ ...recipients, state: 'ready' }} onSend={onSend} />
}

test('X07 an agent finds a downline by a part of the name, sees it in the summary, and sends to it', async () => {
  const onSend = vi.fn(async () => undefined)
  render(<Choosing onSend={onSend} />)
  await expect.element(page.getByText('20 more. Write a part of the name to find them.')).toBeVisible()
  await userEvent.type(page.getByRole('searchbox'), 'Ines 33')
  await page.getByRole('radio', { name: 'Ines 33 (below33)' }).click()
  await userEvent.type(amount(), '12.50')
  await userEvent.click(send())
  expect(onSend).toHaveBeenCalledExactlyOnceWith(1250n, 'below33')
})

test('X07 who was chosen stays in the list while another is looked for, and Enter there sends nothing', async () => {
  const onSend = vi.fn(async () => undefined)
  render(<Choosing onSend={onSend} />)
  await page.getByRole('radio', { name: /^Marek/ }).click()
  await userEvent.type(amount(), '12.50')
  await userEvent.type(page.getByRole('searchbox'), 'nobody{Enter}')
  await expect.element(page.getByText('Nobody below you has “nobody” in the name.')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Marek/ })).toBeChecked()
  expect(onSend).not.toHaveBeenCalled()
})

test('X07 without a recipient nothing is sent, and the field says so', async () => {
  const onSend = vi.fn(async () => undefined)
  render(<Choosing onSend={onSend} />)
  await userEvent.type(amount(), '12.50')
  await userEvent.click(send())
  await expect
    .element(page.getByRole('radiogroup', { name: 'To' }))
    .toHaveAccessibleDescription(expect.stringContaining('Choose whom it goes to'))
  expect(onSend).not.toHaveBeenCalled()
})
