import { afterEach, expect, test, vi } from 'vitest'
import { holdPage } from './holdPage.ts'

afterEach(() => void vi.unstubAllGlobals())

test('UK05 a page behind a modal keeps the room of its scrollbar, until the last modal is gone', () => {
  const root = document.documentElement
  vi.stubGlobal('innerWidth', root.clientWidth + 15)
  const [first, second] = [holdPage(), holdPage()]
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['hidden', '15px'])
  first()
  first()
  expect(root.style.overflow).toBe('hidden')
  second()
  expect([root.style.overflow, root.style.paddingRight]).toEqual(['', ''])
})
