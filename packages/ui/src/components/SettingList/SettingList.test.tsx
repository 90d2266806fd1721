import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { SettingList } from './SettingList.tsx'

const items = [
  { id: 'a', title: 'Password', icon: null, text: 'Changed yesterday', actions: <button type="button">Change</button> },
]

test('UK14 the list is named by its heading, and says what is set', async () => {
  render(<SettingList title="Signing in" items={items} />)
  const list = page.getByRole('region', { name: 'Signing in' })
  await expect.element(list.getByRole('listitem')).toHaveTextContent('PasswordChanged yesterdayChange')
})

test('UK14 until the settings are known it is busy, and keeps rows for them', async () => {
  const { container, rerender } = render(<SettingList title="Signing in" placeholderRows={2} />)
  await expect.element(page.getByRole('region')).toHaveAttribute('aria-busy', 'true')
  expect(container.querySelectorAll('li')).toHaveLength(2)
  rerender(<SettingList title="Signing in">Nothing yet</SettingList>)
  expect(container.querySelector('ul')).toBeNull()
  await expect.element(page.getByRole('region')).not.toHaveAttribute('aria-busy')
})

function Devices() {
  const [left, setLeft] = useState(['Phone', 'Laptop'])
  const out = (name: string) => setLeft((names) => names.filter((one) => one !== name))
  const rows = left.map((name) => ({
    id: name,
    title: name,
    icon: null,
    actions: (
      <button type="button" onClick={() => out(name)}>
        Sign out {name}
      </button>
    ),
  }))
  const all = (
    <button type="button" onClick={() => setLeft([])}>
      All
    </button>
  )
  return <SettingList title="Signed in here" items={rows} action={left.length > 0 && all} />
}

test('UK14 N16 the heading has the keyboard once what was pressed is gone, and nothing takes it from elsewhere', async () => {
  render(<Devices />)
  page.getByRole('button', { name: 'Sign out Phone' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading')).toHaveFocus()
  page.getByRole('button', { name: 'All' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading')).toHaveFocus()
})
