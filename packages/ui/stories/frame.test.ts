import { expect, test } from 'vitest'
import { hasPanel, labelOf } from '../../../.storybook/frame.ts'
import preview from '../../../.storybook/preview.tsx'

test('UK12 the sidebar names the sheet of every state by what it is', () => {
  expect(labelOf('GameTile.matrix')).toBe('All states')
  expect(labelOf('GameTile')).toBe('GameTile')
})

test('UK12 sheets and whole pages are seen without a panel that has nothing to set', () => {
  const sheets = ['start-here-tokens--sheet', 'pages-homes--velvet-comet', 'components-button-button-matrix--dark']
  expect(sheets.filter(hasPanel)).toEqual([])
  expect(hasPanel('components-button--primary')).toBe(true)
})

test('UK13 every choice of the toolbar begins with a capital', () => {
  const items = Object.values(preview.globalTypes ?? {}).flatMap(({ toolbar }) => toolbar?.items ?? [])
  const titles = items.map((item) => (typeof item === 'string' ? item : item.title))
  expect(titles.filter((title) => !/^\p{Lu}/u.test(title ?? ''))).toEqual([])
})
