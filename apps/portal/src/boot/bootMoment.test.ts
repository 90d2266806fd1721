import { expect, test } from 'vitest'
import { bootMoment } from './bootMoment.ts'

const quiet = { search: '', cookies: 'a=b', isPrerendered: true, loginRequired: false }

test('R33 the script waits for the largest paint unless the page cannot', () => {
  expect(bootMoment(quiet)).toBe('afterPaint')
  expect(bootMoment({ ...quiet, search: '?token=abc' })).toBe('now')
  expect(bootMoment({ ...quiet, search: '?page=2' })).toBe('now')
  expect(bootMoment({ ...quiet, cookies: 'a=b; foyer-signed-in=1' })).toBe('now')
  expect(bootMoment({ ...quiet, loginRequired: true })).toBe('now')
  expect(bootMoment({ ...quiet, isPrerendered: false })).toBe('now')
})

test('R33 a cookie that only looks like the marker is none', () => {
  expect(bootMoment({ ...quiet, cookies: 'xfoyer-signed-in=1' })).toBe('afterPaint')
  expect(bootMoment({ ...quiet, cookies: 'foyer-signed-in=10' })).toBe('afterPaint')
  expect(bootMoment({ ...quiet, cookies: 'foyer-signed-in=0' })).toBe('afterPaint')
})
