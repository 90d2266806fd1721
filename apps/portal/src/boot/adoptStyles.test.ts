import { __PRIVATE__ } from 'styled-components'
import { expect, test } from 'vitest'
import { adoptStyles } from './adoptStyles.ts'

test('FI08 the style engine takes the rules that the page brought for its own', () => {
  const root = { querySelectorAll: () => [{ className: 'fy-Probe dAkSnb fy-other' }, { className: 'fx-lonely' }] }
  expect(__PRIVATE__.mainSheet.hasNameForId('fy-Probe', 'dAkSnb')).toBe(false)
  // Of an element only this is asked.
  adoptStyles(root as unknown as Element)
  expect(__PRIVATE__.mainSheet.hasNameForId('fy-Probe', 'dAkSnb')).toBe(true)
  expect(__PRIVATE__.mainSheet.hasNameForId('fy-Probe', 'other')).toBe(false)
})
