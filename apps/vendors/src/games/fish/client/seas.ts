import { mix } from '../engine/mix.ts'

interface Sea {
  readonly seaTop: string
  readonly seaMid: string
  readonly seaDeep: string
  readonly rockFar: string
  readonly rockNear: string
  readonly sand: string
  readonly plant: string
  readonly coral: string
  readonly coralLight: string
  readonly panel: string
  readonly accent: string
}

/** A bright reef, a deep of blue light, and green water after a storm. */
const seas: readonly Sea[] = [
  {
    seaTop: '#4cc3d6',
    seaMid: '#1783ac',
    seaDeep: '#0a4574',
    rockFar: '#12679a',
    rockNear: '#0b3f69',
    sand: '#c9a36b',
    plant: '#0f6b63',
    coral: '#d9533f',
    coralLight: '#ff9a6b',
    panel: '#0b2a44',
    accent: '#ffc35c',
  },
  {
    seaTop: '#2b5fb8',
    seaMid: '#173a86',
    seaDeep: '#0b1748',
    rockFar: '#1b3177',
    rockNear: '#0d1a4c',
    sand: '#4d5aa3',
    plant: '#1c5a86',
    coral: '#8b46b8',
    coralLight: '#d78bf0',
    panel: '#0e1740',
    accent: '#7fe3ff',
  },
  {
    seaTop: '#79b39a',
    seaMid: '#2f7d78',
    seaDeep: '#0f3f4b',
    rockFar: '#2a6a68',
    rockNear: '#123a42',
    sand: '#a89468',
    plant: '#2d6b3d',
    coral: '#b8572f',
    coralLight: '#e79a55',
    panel: '#0d2b33',
    accent: '#ffb454',
  },
]

/** The colours of a title's page, always the same ones. */
export function paletteOf(gameId: string): Sea & Readonly<Record<string, string>> {
  const sea = seas[Math.floor(mix(`look ${gameId}`) * seas.length)] as Sea // Never beyond the last.
  return {
    ...sea,
    skyTop: sea.seaDeep,
    text: '#f3f8fb',
    textMuted: '#b7cbd8',
    onAccent: '#1c1204',
    frame: sea.rockNear,
    frameEdge: sea.accent,
    near: sea.seaDeep,
  }
}
