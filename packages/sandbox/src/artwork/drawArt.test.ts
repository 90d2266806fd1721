import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { artAddress, artFamilies, artKinds, readArtSeed } from './artAddress.ts'
import { drawArt } from './drawArt.ts'

const subject = { family: 'temple', house: 'brass', number: 41, title: 'NINE JADE MASKS' } as const

test('GW08 an address gives its picture back, word by word', () => {
  const address = artAddress('tile', { ...subject, title: 'Nine Jade Masks & Ölü Deniz’s' })
  const seed = address.slice(address.lastIndexOf('/') + 1, -'.svg'.length)
  expect(readArtSeed(seed)).toEqual({ ...subject, title: 'NINE JADE MASKS & OLU DENIZS' })
})

test.each(['', '../../etc/passwd', '1.temple.brass', '1.nothing.brass.1.x', `1.temple.brass.1.${'x'.repeat(99)}`])(
  'GW08 refuses the seed "%s"',
  (seed) => expect(readArtSeed(seed)).toBeUndefined(),
)

test('GW08 draws every kind and family without a script, a style or anything from elsewhere', () => {
  for (const kind of artKinds)
    for (const family of artFamilies) {
      const svg = drawArt(kind, { ...subject, family })
      expect(svg).not.toMatch(/<script|<style|style=|href=|NaN|undefined/)
      expect(brotliCompressSync(svg).length).toBeLessThan(9_000)
    }
})

test('GW08 the same subject is the same picture, another number another', () => {
  expect(drawArt('tile', subject)).toBe(drawArt('tile', subject))
  expect(drawArt('tile', { ...subject, number: 42 })).not.toBe(drawArt('tile', subject))
})
