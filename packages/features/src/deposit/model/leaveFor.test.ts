import { expect, test, vi } from 'vitest'
import { leaveFor } from './leaveFor.ts'

test('P03 a page that is brought back as it was left waits for the provider no more', async () => {
  const page = Object.assign(new EventTarget(), { location: { assign: vi.fn() } })
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const ended = vi.fn()
  // The parts of a window that are used.
  const left = leaveFor('https://pay.example/1', page as unknown as Window).then(ended)
  expect(page.location.assign).toHaveBeenCalledWith('https://pay.example/1')
  show(false)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  show(true)
  await left
  expect(ended).toHaveBeenCalledOnce()
})
