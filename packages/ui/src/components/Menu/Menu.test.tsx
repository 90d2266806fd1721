import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Menu, type MenuProps } from './Menu.tsx'

const menu = (props: Partial<MenuProps> = {}) => (
  <Menu
    label="Actions"
    items={[
      { id: 'name', label: 'Rename' },
      { id: 'off', label: 'Block', disabled: true },
      { id: 'logins', label: 'Logins', href: '#logins' },
      { id: 'out', label: 'Sign out', isDanger: true },
    ]}
    {...props}
  />
)
const trigger = () => page.getByRole('button', { name: 'Actions' })
const item = (name: string) => page.getByRole('menuitem', { name })

describe('UK14 a menu', () => {
  test('UK14 opens by a press with the focus on its first item, and by a second press closes', async () => {
    render(menu())
    await trigger().click()
    await expect.element(item('Rename')).toHaveFocus()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
    await trigger().click()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    expect(item('Rename').elements()).toHaveLength(0)
  })

  test('UK14 arrows go round past what is disabled, first letters lead on, Escape gives the focus back', async () => {
    render(menu())
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Logins')).toHaveFocus()
    await userEvent.keyboard('s')
    await expect.element(item('Sign out')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger()).toHaveFocus()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  test('FP03 a chosen item closes it, gives the focus back to the button and is told once', async () => {
    const onSelect = vi.fn()
    render(menu({ onSelect }))
    await trigger().click()
    await item('Sign out').click()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('out')
    await expect.element(trigger()).toHaveFocus()
  })

  test('UK14 the Tab key closes it and goes on from its button', async () => {
    render(
      <>
        {menu()}
        <button type="button">Next</button>
      </>,
    )
    await trigger().click()
    await expect.element(item('Rename')).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  })

  test('UK14 what is on says so', async () => {
    render(menu({ items: [{ id: 'new', label: 'Newest', isChecked: true }] }))
    await trigger().click()
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Newest' })).toBeChecked()
  })

  test('UK17 it is prerendered without a style attribute and taken over without a mismatch', async () => {
    expect(serverRender(menu())).not.toMatch(/ style=/)
    expect((await hydrate(menu())).problems).toEqual([])
  })
})
