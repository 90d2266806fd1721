import { createRandom } from '../../random/random.ts'
import type { ArtFamily, ArtSubject } from '../artAddress.ts'
import type { Color } from './color.ts'

/** Colours of one picture, by their part in it. */
export interface Palette {
  /** Far background, darkest. */
  readonly deep: Color
  /** Background around the middle. */
  readonly ground: Color
  /** Light behind the subject. */
  readonly glow: Color
  /** The subject, and what stands beside it. */
  readonly main: Color
  readonly second: Color
  /** Trim and lettering. */
  readonly metal: Color
  readonly ink: Color
  readonly paper: Color
}

/** Hues a family is at home in: background, subject, companion. */
const homes: Record<ArtFamily, readonly (readonly [ground: number, main: number, second: number])[]> = {
  gems: [
    [285, 20, 200],
    [255, 150, 330],
    [20, 255, 85],
    [175, 330, 95],
  ],
  orchard: [
    [150, 25, 95],
    [95, 15, 140],
    [220, 40, 130],
    [30, 130, 85],
  ],
  temple: [
    [55, 85, 175],
    [165, 75, 35],
    [30, 90, 200],
    [265, 70, 20],
  ],
  sea: [
    [235, 45, 185],
    [205, 20, 95],
    [260, 160, 60],
    [190, 60, 320],
  ],
  cards: [
    [155, 25, 85],
    [20, 85, 250],
    [265, 20, 95],
    [230, 60, 20],
  ],
  dice: [
    [20, 90, 260],
    [260, 30, 95],
    [150, 20, 90],
    [320, 200, 90],
  ],
  neon: [
    [290, 350, 195],
    [250, 195, 60],
    [330, 190, 95],
    [275, 140, 20],
  ],
  orbit: [
    [275, 60, 200],
    [245, 25, 160],
    [300, 190, 75],
    [225, 90, 10],
  ],
  folk: [
    [25, 90, 190],
    [255, 40, 110],
    [155, 30, 85],
    [60, 10, 200],
  ],
  carnival: [
    [20, 85, 215],
    [215, 30, 90],
    [300, 85, 165],
    [175, 25, 95],
  ],
  mountain: [
    [250, 40, 205],
    [30, 20, 270],
    [190, 70, 240],
    [285, 55, 230],
  ],
  clockwork: [
    [60, 75, 190],
    [190, 65, 30],
    [265, 80, 45],
    [35, 70, 220],
  ],
  arena: [
    [255, 90, 150],
    [150, 85, 30],
    [20, 60, 230],
    [290, 195, 80],
  ],
  drum: [
    [250, 85, 20],
    [330, 90, 200],
    [165, 80, 15],
    [20, 95, 240],
  ],
}

/** Colours of a subject: the family's hues, tuned by the house's manner and turned a little by the number. */
export function paletteOf({ family, house, number }: ArtSubject): Palette {
  const manner = createRandom(`palette ${house}`)
  const chroma = manner.between(0.85, 1.2)
  const depth = manner.between(-0.04, 0.07)
  const random = createRandom(`palette ${family} ${house} ${number}`)
  const [ground, main, second] = random.pick(homes[family])
  const drift = random.between(-16, 16)
  const color = (l: number, c: number, h: number): Color => ({ l, c: c * chroma, h: (h + drift + 360) % 360 })
  return {
    deep: color(0.19 + depth, 0.06, ground),
    ground: color(0.38 + depth, 0.12, ground),
    glow: color(0.72, 0.13, ground + 25),
    main: color(0.66, 0.19, main),
    second: color(0.68, 0.16, second),
    metal: { l: 0.86, c: 0.11, h: random.pick([85, 85, 75, 95, 230]) },
    ink: color(0.13, 0.04, ground),
    paper: { l: 0.97, c: 0.02, h: (second + drift + 360) % 360 },
  }
}
