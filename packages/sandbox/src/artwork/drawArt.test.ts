import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { artAddress, artKinds, readArtSeed } from './artAddress.ts'
import { drawArt } from './drawArt.ts'
import { houses } from './houses/houses.ts'
import { motifNames } from './motifs/index.ts'

const subject = { motif: 'mask', house: 'vrd', number: 41, count: 1, title: 'NINE JADE MASKS' }
const most = 12_000

test('GW08 an address gives its picture back, word by word, marks and all', () => {
  const address = artAddress('tile', { ...subject, count: 8, title: 'Nine Jade Masks & Ölü Deniz’s İnci' })
  const seed = address.slice(address.lastIndexOf('/') + 1, -'.svg'.length)
  expect(readArtSeed(seed)).toEqual({ ...subject, count: 8, title: 'NINE JADE MASKS & ÖLÜ DENIZ’S İNCI' })
})

test.each(['', '../../etc/passwd', '1.temple.brass', `1.temple.brass.1.${'x'.repeat(99)}`])(
  'GW08 refuses the seed "%s"',
  (seed) => expect(readArtSeed(seed)).toBeUndefined(),
)

test('GW08 an address of the first edition still has its picture, about a noun of its title', () => {
  expect(readArtSeed('1.sea.bgs.1.lantern-harbor')).toMatchObject({ motif: 'lantern', number: 1, count: 1 })
  expect(readArtSeed('1.sea.bgs.1.')).toMatchObject({ motif: 'sea', title: '' })
})

test('GW08 draws every motif in every house without a script, a style or anything from elsewhere, in 12 kB', () => {
  const codes = Object.keys(houses)
  motifNames.forEach((motif, index) => {
    const house = codes[(index * 7) % codes.length] ?? ''
    const svg = drawArt('tile', { ...subject, motif, house, number: index })
    expect(svg).not.toMatch(/<script|<style|<filter|style=|href="(?!#)|NaN|undefined/)
    expect(gzipSync(svg).length, `${motif} by ${house}`).toBeLessThan(most)
  })
})

test('GW08 draws every form in every house in 12 kB', () => {
  for (const house of Object.keys(houses))
    for (const kind of artKinds) {
      const svg = drawArt(kind, { ...subject, house, count: 3 })
      expect(svg).not.toMatch(/NaN|undefined/)
      expect(gzipSync(svg).length, `${kind} by ${house}`).toBeLessThan(most)
    }
})

test.each(['tile', 'poster'] as const)(
  'GW08 a %s has its title at the foot: flag and heart lie on its head',
  (kind) => {
    for (const house of ['otw', 'pco', 'hlk', 'qlh', 'fwl']) {
      const svg = drawArt(kind, { ...subject, house, title: 'MASKS' })
      const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1])
      const lettering = svg.match(/<path d="[^"]*"/g)?.at(-1) ?? ''
      const tops = [...lettering.matchAll(/M[\d.]+[ ,]?([\d.]+)/g)].map(([, y]) => Number(y))
      expect(Math.min(...tops), house).toBeGreaterThan(height / 2)
    }
  },
)

test('GW08 what has no motif is drawn with its house’s sign', () => {
  expect(drawArt('tile', { ...subject, motif: 'nothing' })).toContain('<use ')
})

test('GW08 the same subject is the same picture, another number another', () => {
  expect(drawArt('tile', subject)).toBe(drawArt('tile', subject))
  expect(drawArt('tile', { ...subject, number: 42 })).not.toBe(drawArt('tile', subject))
})
