import { expect, test } from 'vitest'
import { gameTileLabels } from '../GameTile/GameTile.labels.ts'
import type { GameTilePartsProps } from '../GameTile/GameTileParts.tsx'
import { createTiles } from './createTiles.ts'

const props: GameTilePartsProps = {
  setting: { element: 'li', labels: gameTileLabels, hasTrials: false },
  game: { id: '7', name: 'Lantern Harbor', vendorName: 'Driftmark', image: '/lantern.png' },
  variant: 'normal',
  isFavourite: false,
  isPriority: false,
  hasFailed: false,
  isFar: false,
}

test('UK14 a tile of a list is the same for as long as nothing of it changes', () => {
  const tileOf = createTiles()
  expect(tileOf({ ...props })).toBe(tileOf(props))
})

const changes: readonly Partial<GameTilePartsProps>[] = [
  { setting: { ...props.setting } },
  { game: { ...props.game } },
  { variant: 'big' },
  { isFavourite: true },
  { isPriority: true },
  { hasFailed: true },
  { isFar: true },
]
for (const change of changes)
  test(`UK14 a tile of a list is made anew when ${Object.keys(change)[0]} changes`, () => {
    const tileOf = createTiles()
    const before = tileOf(props)
    const after = tileOf({ ...props, ...change })
    expect(after).not.toBe(before)
    expect(tileOf({ ...props, ...change })).toBe(after)
  })
