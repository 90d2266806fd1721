import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type PopoverAlign, type PopoverSide, placeBeside } from './placeBeside.ts'

const anchor = document.createElement('button')
const panel = document.createElement('div')

beforeEach(async () => {
  await page.viewport(400, 400)
  document.body.append(anchor, panel)
  anchor.style.cssText = 'position: fixed; width: 40px; height: 40px; padding: 0'
  panel.style.cssText = 'position: fixed; width: 200px; height: 120px'
})
afterEach(() => {
  anchor.remove()
  panel.remove()
  document.documentElement.dir = 'ltr'
})

function placed(left: number, top: number, side: PopoverSide, align: PopoverAlign): readonly number[] {
  anchor.style.left = `${left}px`
  anchor.style.top = `${top}px`
  placeBeside(anchor, panel, side, align)
  const rect = panel.getBoundingClientRect()
  return [rect.left, rect.top]
}

test('UK08 a panel stands beside its anchor with the wished edges together', () => {
  expect(placed(150, 20, 'below', 'start')).toEqual([150, 66])
  expect(placed(250, 20, 'below', 'end')).toEqual([90, 66])
  expect(placed(180, 300, 'above', 'middle')).toEqual([100, 174])
})

test('UK08 without room below it stands above, and it never leaves the window', () => {
  expect(placed(20, 350, 'below', 'start')).toEqual([20, 224])
  expect(placed(350, 20, 'below', 'start')).toEqual([192, 66])
  expect(placed(4, 20, 'below', 'end')).toEqual([8, 66])
})

test('UK17 start and end follow the reading direction', () => {
  document.documentElement.dir = 'rtl'
  expect(placed(250, 20, 'below', 'start')).toEqual([90, 66])
  expect(placed(150, 20, 'below', 'end')).toEqual([150, 66])
})
