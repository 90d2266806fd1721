import { expect, test } from 'vitest'
import { contrast } from '../color/color.ts'
import { paintsFor } from '../drawGame.ts'
import { houses } from '../houses/houses.ts'
import { leastContrast, letteringColors, setTitle } from './drawTitle.ts'
import { type FaceName, faces } from './faces.ts'
import { layLine } from './layWords.ts'

const room = { x: 0, y: 0, width: 352, height: 110 }

test('GW08 letters contrast at least 3 to 1 with what is behind them, whatever the house and arrangement', () => {
  for (const [code, house] of Object.entries(houses))
    for (let number = 0; number < 40; number += 1) {
      const paints = paintsFor({ motif: 'fox', house: code, number, count: 1, title: '' }, house)
      for (const bed of ['rim', 'band', 'plaque', 'ribbon', 'given'] as const)
        for (const behind of [paints.pale, paints.second, paints.shadow, paints.accent, paints.main]) {
          const { letters, ground } = letteringColors(bed, paints, behind)
          expect(contrast(letters, ground), `${code} ${number} ${bed}`).toBeGreaterThanOrEqual(leastContrast)
        }
    }
})

test('GW08 letters that would be lower than 9 px on a picture 110 px wide are left out', () => {
  for (const face of Object.keys(faces) as FaceName[]) {
    const set = setTitle('TWO FOXES', face, room, 2, 400)
    expect((set?.height ?? 0) * (110 / 400), face).toBeGreaterThanOrEqual(9)
    expect(setTitle('THE EXTRAORDINARILY LONG AND WINDING TITLE OF A GAME', face, room, 2, 400)).toBeUndefined()
  }
})

test.each([...'ÇĞİÖŞÜÂÎÛÉÈÑÃÅČĄ'])('GW08 the letter %s keeps its mark', (letter) => {
  const { style } = faces.wood
  const strokes = (text: string) => layLine(text, style).strokes(0, 100, 100).length
  expect(strokes(letter)).toBeGreaterThan(strokes(letter.normalize('NFD').charAt(0)))
})

test('GW08 a line runs inside the letters of a face, not inside an apostrophe, of which it would make two', () => {
  const { style, ink } = faces.deco
  const inlineOf = (text: string) => ink(layLine(text, style).strokes(0, 100, 100), 100, style).inline?.path
  expect(inlineOf('I')).toBe(inlineOf('I’'))
  expect(inlineOf('I')).not.toBe('')
})
