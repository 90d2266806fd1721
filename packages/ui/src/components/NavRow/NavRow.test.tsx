import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { NavRow, type NavRowEntry } from './NavRow.tsx'

const names = ['Lottery', 'Live', 'Slots', 'Sports', 'Fish']
const entries = (change: Partial<NavRowEntry> = {}): NavRowEntry[] =>
  names.map((label) => ({
    id: label,
    label,
    href: `#${label}`,
    content: (
      <a href={`#${label}`} style={{ display: 'block', inlineSize: 100 }}>
        {label}
      </a>
    ),
    ...change,
  }))
const show = (width: number, change?: Partial<NavRowEntry>) =>
  render(
    <div style={{ display: 'flex', inlineSize: width }}>
      <NavRow entries={entries(change)} />
    </div>,
  )
const more = () => page.getByRole('button', { name: 'More' })
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

afterEach(() => page.viewport(1024, 768))

test('H05 entries that fit stand in the row, without a menu', async () => {
  await page.viewport(1024, 768)
  show(500)
  await expect.poll(links).toEqual(names)
  expect(more().elements()).toHaveLength(0)
})

test('H05 what does not fit stands in the menu More, and comes back with the room', async () => {
  await page.viewport(1024, 768)
  const { rerender } = show(460)
  await expect.poll(links).toEqual(['Lottery', 'Live', 'Slots'])
  await more().click()
  expect(links()).toEqual(names)
  rerender(
    <div style={{ display: 'flex', inlineSize: 520 }}>
      <NavRow entries={entries()} />
    </div>,
  )
  await expect.poll(() => more().elements().length).toBe(0)
  expect(links()).toEqual(names)
})

test('UK14 the menu is opened and gone through with the arrow keys, and Escape gives the focus back', async () => {
  await page.viewport(1024, 768)
  show(460)
  await expect.element(more()).toBeVisible()
  ;(more().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement?.textContent).toBe('Sports')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Fish')
  await userEvent.keyboard('{Escape}')
  await expect.element(more()).toHaveFocus()
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
})

test('H05 an entry of the menu closes it and is heard', async () => {
  await page.viewport(1024, 768)
  const onChoose = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  show(460, { onChoose })
  await more().click()
  await page.getByRole('link', { name: 'Fish' }).click()
  expect(onChoose).toHaveBeenCalledOnce()
  await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
})

test('H05 in a drawer all entries stand below one another', async () => {
  await page.viewport(390, 700)
  show(360)
  await expect.poll(links).toEqual(names)
  expect(more().elements()).toHaveLength(0)
})

test('UK17 is prerendered without a style attribute of its own and taken over without a mismatch', async () => {
  const row = <NavRow entries={entries({ content: 'Slots' })} />
  expect(serverRender(row)).not.toMatch(/ style=/)
  expect((await hydrate(row)).problems).toEqual([])
})
