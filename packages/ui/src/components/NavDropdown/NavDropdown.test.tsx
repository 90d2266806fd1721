import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { NavDropdown, type NavDropdownProps } from './NavDropdown.tsx'

const items = Array.from({ length: 18 }, (_, index) => ({
  id: `v${index}`,
  label: `Vendor ${index}`,
  href: `#v${index}`,
}))
const menu = (props: Partial<NavDropdownProps> = {}) => (
  <div style={{ position: 'relative' }}>
    <NavDropdown label="Slots" href="#rng" items={items} moreHref="#all" {...props} />
    <button type="button">Elsewhere</button>
  </div>
)
const entries = () => page.getByRole('listitem')

describe('H06 a category of the navigation', () => {
  test('H06 C07 lists fifteen vendors at most, then More', async () => {
    render(menu())
    await page.getByRole('button', { name: 'Slots: providers' }).click()
    expect(
      entries()
        .elements()
        .map((entry) => entry.textContent),
    ).toEqual([...items.slice(0, 15).map(({ label }) => label), 'More'])
  })

  test('H06 is a link of its own', async () => {
    render(menu())
    await expect.element(page.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '#rng')
  })

  test('H06 opens under the pointer and closes when it leaves', async () => {
    render(menu())
    await page.getByRole('link', { name: 'Slots' }).hover()
    await expect.element(page.getByRole('link', { name: 'Vendor 3' })).toBeVisible()
    await userEvent.unhover(page.getByRole('link', { name: 'Slots' }))
    await expect.poll(() => entries().elements().length).toBe(0)
  })

  test('UK14 opens on focus without adding stops for the Tab key', async () => {
    render(menu())
    await userEvent.tab()
    await expect.poll(() => entries().elements().length).toBe(16)
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Elsewhere')
    await expect.poll(() => entries().elements().length).toBe(0)
  })

  test('UK14 the arrow keys go through it and Escape gives focus back', async () => {
    render(menu())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement?.textContent).toBe('Vendor 0')
    await userEvent.keyboard('{ArrowDown}{End}')
    expect(document.activeElement?.textContent).toBe('More')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Vendor 0')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Slots: providers')
    await expect.poll(() => entries().elements().length).toBe(0)
  })

  test('H06 a press elsewhere closes it', async () => {
    render(menu())
    await page.getByRole('button', { name: 'Slots: providers' }).click()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await expect.poll(() => entries().elements().length).toBe(0)
  })

  test('H05 without vendors it is a plain link', () => {
    render(menu({ items: [] }))
    expect(page.getByRole('button', { name: 'Slots: providers' }).elements()).toHaveLength(0)
  })

  test('UK17 is taken over without a mismatch', async () => {
    expect((await hydrate(menu())).problems).toEqual([])
  })
})

test('Z08 H06 the default icon keeps the place of a logo that does not come', async () => {
  const { container } = render(menu({ items: [{ id: 'n', label: 'Northlight', href: '#n', image: '/none.svg' }] }))
  await page.getByRole('button', { name: 'Slots: providers' }).click()
  const icon = () => container.querySelector('[data-part=list] [data-part=default-icon]')
  await expect.poll(icon, { timeout: 4000 }).not.toBeNull()
  expect(icon()?.clientWidth).toBe(36)
})
