import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Tabs } from './Tabs.tsx'

const items = [
  { id: 'a', label: 'All' },
  { id: 'b', label: 'Popular', disabled: true },
  { id: 'c', label: 'New' },
]
const select = vi.fn()

function Stateful({ dir = 'ltr' }: { dir?: 'ltr' | 'rtl' }) {
  const [selected, setSelected] = useState('a')
  const change = (id: string): void => {
    select(id)
    setSelected(id)
  }
  return (
    <div dir={dir}>
      <Tabs label="Classification" items={items} selected={selected} onSelect={change}>
        Panel of {selected}
      </Tabs>
    </div>
  )
}

test('UK09 arrows go round past disabled tabs, Home and End to the ends', async () => {
  render(<Stateful />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'New' })).toHaveFocus()
  await expect.element(page.getByRole('tab', { name: 'New' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', { name: 'New' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveFocus()
})

test('UK09 arrows only lead to a tab that asks first, and Enter chooses it', async () => {
  select.mockClear()
  const asking = [...items.slice(0, 1), { id: 'f', label: 'Favourites', isGuarded: true }, ...items.slice(2)]
  render(<Tabs label="Classification" items={asking} selected="a" onSelect={select} panelId="games" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Favourites' })).toHaveFocus()
  expect(select).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowRight}')
  expect(select.mock.calls).toEqual([['c']])
  await userEvent.keyboard('{ArrowLeft}{Enter}')
  expect(select.mock.calls).toEqual([['c'], ['f']])
})

test('UK09 a row of which no tab is selected is reached by its first that can be', async () => {
  const first = [{ id: 'x', label: 'Closed', disabled: true }, ...items]
  render(<Tabs label="Classification" items={first} selected="nope" onSelect={select} panelId="games" />)
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveFocus()
})

test('UK17 arrows follow the reading direction', async () => {
  select.mockClear()
  render(<Stateful dir="rtl" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(select).toHaveBeenLastCalledWith('c')
})

test('UK14 the row is one tab stop, and the panel is named by its tab', async () => {
  render(<Stateful />)
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'All' })).toHaveFocus()
  await userEvent.tab()
  expect(document.activeElement?.closest('[role=tablist]')).toBeNull()
  const panel = page.getByRole('tabpanel', { name: 'All' })
  await expect.element(panel).toHaveTextContent('Panel of a')
})

test('UK09 N30 the selected tab is in sight where not all of them are, whoever selected it', async () => {
  const many = ['Security', 'Profile', 'Devices', 'Activity'].map((label) => ({ id: label, label }))
  const { container } = render(
    <div style={{ inlineSize: 200 }}>
      <Tabs label="Parts" items={many} selected="Activity" onSelect={select}>
        What happened
      </Tabs>
    </div>,
  )
  const row = container.querySelector('[role=tablist]')?.getBoundingClientRect()
  const tab = page.getByRole('tab', { name: 'Activity' }).element().getBoundingClientRect()
  expect(tab.right).toBeLessThanOrEqual((row?.right ?? 0) + 1)
  expect(tab.left).toBeGreaterThanOrEqual(row?.left ?? 0)
})

test('UK09 UK15 tabs that do not all fit fade where they go on, and those that fit stand whole', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ id: `t${index}`, label: `Category ${index}` }))
  const { container } = render(<Tabs label="Classification" items={many} selected="t0" onSelect={select} />)
  const list = container.querySelector('[role=tablist]')
  const fades = () => list && ['--_start', '--_end'].map((edge) => getComputedStyle(list).getPropertyValue(edge))
  await page.viewport(390, 800)
  await expect.poll(fades).toEqual(['0px', '32px'])
  list?.scrollTo({ left: 10_000, behavior: 'instant' })
  await expect.poll(fades).toEqual(['32px', '0px'])
  render(<Tabs label="Few" items={items} selected="a" onSelect={select} />)
  const few = page.getByRole('tablist', { name: 'Few' })
  await expect.poll(() => getComputedStyle(few.element()).getPropertyValue('--_end')).toBe('0px')
})
