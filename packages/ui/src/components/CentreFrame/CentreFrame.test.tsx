import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { CentreFrame, type CentreFrameProps } from './CentreFrame.tsx'
import { useFrameFocus } from './frameFocus.ts'

const entries = [
  { id: 'bets', label: 'Bet records' },
  { id: 'messages', label: 'Messages', badge: 4 },
]
const frame = (props: Partial<CentreFrameProps> = {}, children: ReactNode = <button type="button">Inside</button>) => (
  <CentreFrame
    isOpen
    name="Member centre"
    entries={entries}
    activeId="bets"
    onNavigate={() => undefined}
    onClose={() => undefined}
    {...props}
  >
    {children}
  </CentreFrame>
)

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {frame({ isOpen, onClose: () => setOpen(false) })}
    </>
  )
}
const dialog = () => page.getByRole('dialog', { name: 'Bet records' })

afterEach(() => page.viewport(1024, 768))

describe('UK07 the frame of a centre', () => {
  test('UK07 is as high as the window and modal', async () => {
    render(frame())
    await expect.element(dialog()).toBeVisible()
    const element = dialog().element()
    expect(element.matches(':modal')).toBe(true)
    expect(Math.round(element.getBoundingClientRect().height)).toBe(innerHeight)
  })

  test('UK07 has the window alone unless there is room for a real part of the page beside it', async () => {
    render(frame())
    for (const [width, wide] of [
      [1440, 1440],
      [1920, 1320],
    ] as const) {
      await page.viewport(width, 900)
      await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(wide)
    }
  })

  test('UK14 Escape closes it and focus returns to what opened it', async () => {
    render(<Opener />)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.element(dialog()).toBeVisible()
    expect(document.activeElement?.textContent).toBe('Bet records')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog().elements().length).toBe(0)
    expect(document.activeElement?.textContent).toBe('Open')
  })

  test('UK14 P04 a page whose button is gone lets the frame take the keyboard, from its top', async () => {
    function Answered() {
      const takeFocus = useFrameFocus()
      const [isAsked, setAsked] = useState(true)
      return (
        <div style={{ blockSize: 3000 }}>
          {isAsked && (
            <button
              type="button"
              style={{ marginBlockStart: 2000 }}
              onClick={() => {
                setAsked(false)
                takeFocus('top')
              }}
            >
              Answer
            </button>
          )}
        </div>
      )
    }
    render(frame({}, <Answered />))
    await page.getByRole('button', { name: 'Answer' }).click()
    const content = page.getByRole('group', { name: 'Bet records' })
    await expect.element(content).toHaveFocus()
    expect(content.element().scrollTop).toBe(0)
  })

  test('UK14 focus stays inside', async () => {
    render(
      <>
        <button type="button">Outside</button>
        {frame()}
      </>,
    )
    for (let stop = 0; stop < 8; stop++) {
      await userEvent.tab()
      expect(document.activeElement?.textContent).not.toBe('Outside')
    }
  })

  test('UK07 its menu leads to the other pages and marks the one shown', async () => {
    const onNavigate = vi.fn()
    render(frame({ onNavigate }))
    await expect.element(page.getByRole('button', { name: 'Bet records' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Messages 4' }).click()
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('messages')
  })

  test('UK07 that select has the arrow of the kit’s others in it', async () => {
    await page.viewport(400, 700)
    const { container } = render(frame())
    const pick = page.getByRole('combobox').element()
    expect(getComputedStyle(pick).appearance).toBe('none')
    const arrow = container.querySelector('[data-part=arrow]')?.getBoundingClientRect() ?? new DOMRect()
    expect(arrow.width).toBe(18)
    expect(pick.getBoundingClientRect().right - arrow.right).toBe(12)
  })

  test('UK07 below 800 px the menu is a select', async () => {
    await page.viewport(390, 700)
    const onNavigate = vi.fn()
    render(frame({ onNavigate }))
    await page.getByRole('combobox').selectOptions('Messages (4)')
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('messages')
    expect(page.getByRole('button', { name: 'Messages 4' }).elements()).toHaveLength(0)
  })

  test('UK07 N30 below 800 px its choice says which page it is, beside the button that closes it', async () => {
    await page.viewport(390, 844)
    render(frame())
    const pick = page.getByRole('combobox').element().getBoundingClientRect()
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
    expect(Math.abs(pick.top + pick.height / 2 - close.top - close.height / 2)).toBeLessThan(4)
    expect(pick.right).toBeLessThanOrEqual(close.left)
    expect(page.getByRole('heading', { name: 'Bet records' }).element().getBoundingClientRect().width).toBeLessThan(2)
  })

  test('UK07 a press beside it closes it', async () => {
    const onClose = vi.fn()
    render(frame({ onClose }))
    await dialog().click({ position: { x: 20, y: 500 } })
    expect(onClose).not.toHaveBeenCalled()
    document.querySelector('dialog')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('UK07 the page behind does not scroll while it is open', () => {
    const { rerender } = render(frame())
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    rerender(null)
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
  })
})
