import { expect, test } from 'vitest'
import { className } from './className.ts'

const t = (key: string) => (key === 'class_HOT' ? 'Popüler' : key)

test('L14 a known class has its translation, an unknown one its readable code', () => {
  expect(className('HOT', t)).toBe('Popüler')
  expect(className('MANY_WAYS', t)).toBe('Many ways')
  expect(className('_', t)).toBe('_')
})
