import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { orNothing } from './orNothing.ts'

test('QP17 a part that a page can do without is asked for twice, and leaves its place empty', async () => {
  const load = vi.fn<() => Promise<{ default: () => string }>>().mockRejectedValue(new TypeError('lost'))
  const drawn = async () => renderToStaticMarkup(createElement((await orNothing(load)()).default))
  expect(await drawn()).toBe('')
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue({ default: () => 'filters' })
  expect(await drawn()).toBe('filters')
})
