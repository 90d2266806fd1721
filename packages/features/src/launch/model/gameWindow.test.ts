import { afterEach, expect, test, vi } from 'vitest'
import { closeGameWindow, nameOfWindow } from './gameWindow.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['is closed, as the page that opened it stands behind it', nameOfWindow('BGS-harbor'), { closed: false }, true],
  ['stays where that page is gone', nameOfWindow('BGS-harbor'), { closed: true }, false],
  ['stays where no page opened it', nameOfWindow('BGS-harbor'), null, false],
  ['stays where it was opened for something else', 'partner', { closed: false }, false],
])('G07 a window that a game is left in %s', (_, name, opener, isClosed) => {
  const close = vi.fn()
  vi.stubGlobal('window', { name, opener, close })
  expect(closeGameWindow()).toBe(isClosed)
  expect(close).toHaveBeenCalledTimes(isClosed ? 1 : 0)
})
