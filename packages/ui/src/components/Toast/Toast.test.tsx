import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ToastRegion } from './ToastRegion.tsx'

afterEach(() => void vi.useRealTimers())

test('UK14 good news is read out politely and goes by itself', async () => {
  const dismiss = vi.fn()
  render(<ToastRegion toasts={[{ id: 'a', message: 'Copied', duration: 60 }]} onDismiss={dismiss} />)
  const region = page.getByRole('region', { name: 'Messages' })
  await expect.element(region).toHaveAttribute('aria-live', 'polite')
  await expect.element(region).toHaveTextContent('Copied')
  await expect.poll(() => dismiss.mock.calls).toEqual([['a']])
})

test('UK14 bad news is announced at once and stays', async () => {
  const dismiss = vi.fn()
  render(<ToastRegion toasts={[{ id: 'a', tone: 'negative', message: 'No network' }]} onDismiss={dismiss} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('No network')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('a')
})

test('UK14 news is seen, read out and pressed over the dialog that was opened last', async () => {
  const dismiss = vi.fn()
  const news = { id: 'a', tone: 'negative', message: 'No network' } as const
  const shown = (first: boolean, second: boolean) => (
    <>
      <ToastRegion toasts={[news]} onDismiss={dismiss} />
      <Dialog isOpen={first} onClose={vi.fn()} title="First" />
      <Dialog isOpen={second} onClose={vi.fn()} title="Second" />
    </>
  )
  const { rerender } = render(shown(true, false))
  const alertIn = (dialog: string) => page.getByRole('dialog', { name: dialog }).getByRole('alert')
  await expect.element(alertIn('First')).toHaveTextContent('No network')
  rerender(shown(true, true))
  await expect.element(alertIn('Second')).toHaveTextContent('No network')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('a')
  rerender(shown(false, false))
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('QR25 the clock halts while the focus is on it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const dismiss = vi.fn()
  const action = { label: 'Undo', onPress: vi.fn() }
  render(<ToastRegion toasts={[{ id: 'a', message: 'Removed', duration: 6000, action }]} onDismiss={dismiss} />)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus()
  vi.advanceTimersByTime(20_000)
  expect(dismiss).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(action.onPress).toHaveBeenCalledOnce()
})
