import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPlace, takePlace } from './placeLeft.ts'

const leaveFrom = (href: string, reference: string): void => {
  vi.stubGlobal('location', new URL(href))
  keepPlace(reference)
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('P03 QP11 a payment leads back to the page it was begun on, once, and names the payment there', () => {
  leaveFrom('https://comet.example/en/game?game=QUICK10&centre=member.depositv2', 'DNEW')
  expect(takePlace('DNEW')).toBe('/en/game?game=QUICK10&centre=member.depositv2&centre.deposit=DNEW')
  expect(takePlace('DNEW')).toBeUndefined()
})

test('P03 the payment told of before gives its place in the address to the new one', () => {
  leaveFrom('https://comet.example/?centre=member.depositv2&centre.deposit=DOLD', 'DNEW')
  expect(takePlace('DNEW')).toBe('/?centre=member.depositv2&centre.deposit=DNEW')
})

test('P03 the address of another payment leads nowhere else', () => {
  leaveFrom('https://comet.example/rng?centre=member.depositv2', 'DNEW')
  expect(takePlace('DOTHER')).toBeUndefined()
  expect(takePlace('DNEW')).toContain('/rng?')
})

test('P03 without a storage the way back is that of the provider', () => {
  vi.stubGlobal('sessionStorage', undefined)
  leaveFrom('https://comet.example/rng?centre=member.depositv2', 'DNEW')
  expect(takePlace('DNEW')).toBeUndefined()
})
