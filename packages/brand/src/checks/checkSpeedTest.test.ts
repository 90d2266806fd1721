import { expect, test } from 'vitest'
import { type Draft, found } from '../testing/brandFixture.ts'
import { checkSpeedTest } from './checkSpeedTest.ts'

const set = (hosts: readonly string[], api: object) => (brand: Draft) => {
  brand.hosts = [...hosts]
  brand.api = api
}

test('GW06 two hosts of one site can be measured, and nobody has to', () => {
  expect(found(checkSpeedTest, set(['a.example', 'b.example'], { speedTest: true }))).toEqual([])
  expect(found(checkSpeedTest, set([], {}))).toEqual([])
})

test('GW06 hosts are not measured where there is no other one, or the API is elsewhere', () => {
  const problem = ['nothing-to-measure api.speedTest']
  expect(found(checkSpeedTest, set(['a.example'], { speedTest: true }))).toEqual(problem)
  const elsewhere = { speedTest: true, base: 'https://api.example' }
  expect(found(checkSpeedTest, set(['a.example', 'b.example'], elsewhere))).toEqual(problem)
})
