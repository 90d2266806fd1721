import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Opener({ onClose, ...dialog }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  const close: DialogProps['onClose'] = (reason) => {
    onClose?.(reason)
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog title="Sign out?" {...(dialog as object)} isOpen={isOpen} onClose={close} />
    </>
  )
}

async function open(props: Partial<DialogProps> = {}): Promise<void> {
  render(<Opener {...props} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
}

describe('M13 the generic dialog', () => {
  test('M13 takes the focus, keeps it inside and gives it back', async () => {
    await open()
    expect(document.activeElement?.closest('dialog')).not.toBeNull()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('M13 Escape closes it and says why', async () => {
    const close = vi.fn()
    await open({ onClose: close })
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledExactlyOnceWith('escape')
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  })

  test('M13 a click on the cover closes it, a click inside does not', async () => {
    const close = vi.fn()
    await open({ onClose: close, children: <p>Inside</p> })
    await page.getByText('Inside').click()
    expect(close).not.toHaveBeenCalled()
    await userEvent.click(document.querySelector('dialog') as HTMLElement, {
      position: { x: -20, y: -20 },
      force: true,
    })
    expect(close).toHaveBeenCalledExactlyOnceWith('cover')
  })

  test('M13 the cover can be told not to close it', async () => {
    const close = vi.fn()
    await open({ onClose: close, closesOnCover: false })
    await userEvent.click(document.querySelector('dialog') as HTMLElement, {
      position: { x: -20, y: -20 },
      force: true,
    })
    expect(close).not.toHaveBeenCalled()
  })

  test('M13 closes by itself after its time', async () => {
    const close = vi.fn()
    // It may be over before anybody looks.
    render(<Opener onClose={close} closesAfter={80} />)
    await page.getByRole('button', { name: 'Open' }).click()
    await expect.poll(() => close.mock.calls).toEqual([['timeout']])
  })

  test('M13 the page behind does not scroll while it is open', async () => {
    const overflow = () => getComputedStyle(document.documentElement).overflowY
    await open()
    expect(overflow()).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.poll(overflow).toBe('visible')
  })

  for (const [isOpaque, opacity] of [
    [false, '0.6'],
    [true, '1'],
  ] as const)
    test(`X01 its cover has an opacity of ${opacity} where it hides what lies below: ${isOpaque}`, async () => {
      await open({ isOpaque })
      await expect
        .poll(() => getComputedStyle(document.querySelector('dialog') as Element, '::backdrop').opacity)
        .toBe(opacity)
    })

  test('M13 shows html as elements and its buttons act', async () => {
    const press = vi.fn()
    await open({
      html: '<p>Back on <b>Tuesday</b></p>',
      buttons: [{ label: 'Stay', onPress: press }],
    } as Partial<DialogProps>)
    await expect.element(page.getByText('Tuesday')).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    expect(press).toHaveBeenCalledOnce()
  })

  test('M13 the button that is to have the focus has it, wherever it stands', async () => {
    await open({ buttons: [{ label: 'Stay' }, { label: 'Go', autoFocus: true }] })
    await expect.element(page.getByRole('button', { name: 'Go' })).toHaveFocus()
  })

  test('M13 UK14 what is long scrolls, and the first field of its form has the focus all the same', async () => {
    const form = (
      <form style={{ blockSize: 3000 }}>
        <input name="hidden" hidden />
        <label>
          Nickname <input name="nickname" />
        </label>
      </form>
    )
    await open({ children: form })
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus()
  })

  test('M13 gives the focus back even when it is taken away while open', async () => {
    const { rerender } = render(<Opener />)
    await page.getByRole('button', { name: 'Open' }).click()
    const opener = page.getByRole('button', { name: 'Open', includeHidden: true }).element()
    const parts = (shown: boolean) => (
      <>
        <button type="button">Stays</button>
        {shown && <Dialog isOpen onClose={() => undefined} title="Gone soon" />}
      </>
    )
    rerender(parts(false))
    expect(opener.isConnected).toBe(false)
    await page.getByRole('button', { name: 'Stays' }).click()
    rerender(parts(true))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    rerender(parts(false))
    await expect.element(page.getByRole('button', { name: 'Stays' })).toHaveFocus()
  })
})
