import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Button } from '../Button/Button.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import type { MemberMenuProps } from './MemberMenu.types.ts'

const menu = (props: Partial<MemberMenuProps> = {}) => (
  <MemberMenu
    name="demoplayer"
    clubLabel="Silver"
    balance="$1,250.50"
    entries={[
      { id: 'bets', label: 'Betting record', href: '#bets', badge: 3 },
      { id: 'out', label: 'Sign out', isSeparated: true },
    ]}
    {...props}
  />
)
const open = () => page.getByRole('button', { name: 'Account: demoplayer' }).click()
const entry = () => page.getByRole('link', { name: 'Betting record' })

describe('UK07 the member menu', () => {
  test('H08 its entries lead on and close it', async () => {
    const onSelect = vi.fn()
    render(menu({ onSelect }))
    expect(entry().elements()).toHaveLength(0)
    await open()
    await page.getByRole('button', { name: 'Sign out' }).click()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('out')
    await expect.poll(() => page.getByRole('button', { name: 'Sign out' }).elements().length).toBe(0)
  })

  test('FP03 the focus goes from a chosen entry to the button of the menu', async () => {
    render(menu())
    await open()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.element(page.getByRole('button', { name: 'Account: demoplayer' })).toHaveFocus()
  })

  test('H17 a hidden balance shows six asterisks, whatever the amount', () => {
    const { container, rerender } = render(menu({ isBalanceHidden: true }))
    const shown = (): string | null | undefined => container.querySelector('[data-part=amount]')?.textContent
    expect(shown()).toBe('******')
    rerender(menu({ isBalanceHidden: true, balance: '$1' }))
    expect(shown()).toBe('******')
    expect(container.textContent).not.toContain('$1')
  })

  test('H17 a balance that changed stands there at once, never an amount that it was not', () => {
    const { container, rerender } = render(menu({ balance: '$100.00' }))
    rerender(menu({ balance: '$900.00' }))
    expect(container.querySelector('[data-part=amount]')?.textContent).toBe('$900.00')
  })

  test('H17 the eye asks to hide and to show', async () => {
    const onToggleBalance = vi.fn()
    const { rerender } = render(menu({ onToggleBalance }))
    await page.getByRole('button', { name: 'Hide balance' }).click()
    rerender(menu({ onToggleBalance, isBalanceHidden: true }))
    await page.getByRole('button', { name: 'Show balance' }).click()
    expect(onToggleBalance).toHaveBeenCalledTimes(2)
  })

  test('UK14 the arrow keys go through it and Escape gives focus back', async () => {
    render(menu())
    await open()
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toContain('Betting record')
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('Sign out')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Account: demoplayer')
    await expect.poll(() => entry().elements().length).toBe(0)
  })

  test('H17 H18 the narrowest window breaks no word of the deposit: the balance stands in the panel there', async () => {
    await page.viewport(320, 640)
    const { container } = render(
      <div style={{ inlineSize: 200 }}>{menu({ deposit: <Button tone="primary">Deposit</Button> })}</div>,
    )
    const word = document.createRange()
    word.selectNodeContents(page.getByRole('button', { name: 'Deposit' }).element())
    expect(new Set([...word.getClientRects()].map(({ top }) => top)).size).toBe(1)
    await open()
    const shown = [...container.querySelectorAll('[data-part=amount]')].filter((amount) => amount.checkVisibility())
    expect(shown.map((amount) => amount.closest('[data-part=panel]') !== null)).toEqual([true])
    await page.viewport(1280, 800)
  })

  test('H18 holds the deposit button', async () => {
    render(menu({ deposit: <button type="button">Deposit</button> }))
    await expect.element(page.getByRole('button', { name: 'Deposit' })).toBeVisible()
  })

  test('UK17 is prerendered without a style attribute and taken over without a mismatch', async () => {
    expect(serverRender(menu())).not.toMatch(/ style=/)
    expect((await hydrate(menu())).problems).toEqual([])
  })
})

test('Z08 P14 the initial stands in for a picture of the member that does not come', async () => {
  const { container } = render(menu({ avatar: '/none.svg' }))
  const avatar = () => container.querySelector('[data-part=avatar]')
  await expect.poll(() => avatar()?.childElementCount, { timeout: 4000 }).toBe(0)
  expect(getComputedStyle(avatar() as Element, '::before').content).toBe('"d"')
})
