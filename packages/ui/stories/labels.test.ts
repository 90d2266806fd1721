import { expect, test } from 'vitest'
import { findLabels } from '../../../.storybook/labels/index.ts'

const doors = import.meta.glob<string>('../src/{components,centre}/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('UK12 every component that has words of its own has them in Turkish too', () => {
  const withWords = Object.entries(doors).flatMap(([path, source]) => {
    const folder = path.split('/').at(-2)
    return folder && /\b\w+Labels\b/.test(source) ? [folder] : []
  })
  expect(withWords.length).toBeGreaterThan(5)
  expect(withWords.filter((name) => findLabels('tr', name) === undefined)).toEqual([])
})
