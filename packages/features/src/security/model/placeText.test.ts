import { expect, test } from 'vitest'
import { deviceText, placeText } from './placeText.ts'

test('P01 a place is told by what is known of it, in the page’s language', () => {
  expect(placeText({ country: 'DE', address: '203.0.113.7' }, 'tr')).toBe('Almanya · 203.0.113.7')
  expect(placeText({ address: '203.0.113.7' }, 'en')).toBe('203.0.113.7')
  expect(placeText({}, 'en')).toBe('')
  expect(deviceText({ browser: 'Safari', system: 'iOS' })).toBe('Safari · iOS')
  expect(deviceText({ system: 'iOS' })).toBe('iOS')
})
