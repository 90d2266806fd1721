import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'

test('M14 covers its container and says what is being waited for', async () => {
  const { container } = render(
    <div style={{ position: 'relative', width: 300, height: 200 }}>
      <LoaderOverlay labels={{ loading: 'Opening the game…' }} />
    </div>,
  )
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Opening the game…')
  const veil = status.element().getBoundingClientRect()
  const box = (container.firstElementChild as HTMLElement).getBoundingClientRect()
  expect([veil.width, veil.height]).toEqual([box.width, box.height])
})

test('M14 over the page it lies above an open dialog, holds the keyboard and gives it back', async () => {
  const dialog = (isBusy: boolean) => (
    <>
      <Dialog isOpen title="Centre" onClose={() => undefined}>
        <button type="button">Remove</button>
      </Dialog>
      {isBusy && <LoaderOverlay cover="page" labels={{ loading: 'Removing…' }} />}
    </>
  )
  const { rerender } = render(dialog(false))
  const button = page.getByRole('button', { name: 'Remove' })
  await expect.element(button).toHaveFocus()
  rerender(dialog(true))
  await expect.element(page.getByRole('status')).toHaveTextContent('Removing…')
  const veil = page.getByRole('dialog', { name: 'Removing…' })
  expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('dialog')).toBe(veil.element())
  expect(veil.element()).toHaveFocus()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(veil).toBeVisible()
  rerender(dialog(false))
  await expect.element(button).toHaveFocus()
})
