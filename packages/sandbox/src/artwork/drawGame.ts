import { createRandom } from '../random/random.ts'
import type { ArtSubject } from './artAddress.ts'
import { contrast } from './color/color.ts'
import { type Paints, paintsOf } from './color/paints.ts'
import type { Canvas } from './drawing/canvas.ts'
import type { Drawn } from './hands/hand.ts'
import { hands } from './hands/index.ts'
import { type Frame, frameOf } from './houses/frame.ts'
import { houseOf } from './houses/houseOf.ts'
import type { House } from './houses/houses.ts'
import { drawTitle, setTitle } from './lettering/drawTitle.ts'
import { type CompositionName, composed } from './scenes/index.ts'
import type { Room } from './scenes/sketch.ts'

/** The house's dominant most often, its other arrangements between. */
const arrangements = [0, 0, 0, 1, 1, 2, 3, 4]

export function paintsFor(subject: ArtSubject, house: House): Paints {
  const random = createRandom(`paints ${subject.house} ${subject.number} ${subject.motif}`)
  return paintsOf(house.five, random.pick(arrangements))
}

/** Colour of the mount: one of the house's own that stands apart from the picture's ground. */
function mountOf(paints: Paints, code: string): Paints['ground'] {
  const wished = createRandom(`mount ${code}`).shuffled([
    paints.second,
    paints.shadow,
    paints.pale,
    paints.accent,
    paints.main,
  ])
  return wished.find((value) => contrast(value, paints.ground) > 1.6) ?? paints.pale
}

interface Manner {
  readonly withTitle?: boolean
  /** Without the house's frame. */
  readonly isBare?: boolean
  /** The part of the picture the subject may take, in shares of it. */
  readonly room?: Room
  readonly composition?: CompositionName
}

/** Draws a game: its subject in its maker's way, the title where it can be read. */
export function drawGame(canvas: Canvas, subject: ArtSubject, manner: Manner = {}): void {
  const { width, height } = canvas
  const { withTitle = true, isBare = false, room, composition } = manner
  const house = houseOf(subject.house)
  const paints = paintsFor(subject, house)
  const mount = mountOf(paints, subject.house)
  const task = { width, height, paints, mount }
  const name = isBare ? 'bleed' : house.frame
  const planned = frameOf(name, { ...task, hasTitle: true })
  const isWide = width > height * 1.4
  const set = withTitle
    ? setTitle(subject.title, house.face, planned.titleRoom, isWide ? 4 : 2, isWide ? width * 0.6 : width)
    : undefined
  const frame = set ? planned : frameOf(name, { ...task, hasTitle: false })
  const place = room
    ? { x: room.x * width, y: room.y * height, width: room.width * width, height: room.height * height }
    : frame.room
  const random = createRandom(`scene ${subject.house} ${subject.number} ${subject.motif}`)
  const { sketch, mayReach } = composed(subject, place, width, height, random, composition)
  const drawn = hands[house.hand]({ canvas, sketch, paints, light: house.light, random })
  canvas.add(frame.surround, framed(canvas, frame, drawn, mayReach))
  if (!set) return
  const behind = house.frame === 'ticket' ? paints.pale : mount
  canvas.add(drawTitle(set, frame.titleRoom, frame.isTitleOutside ? 'given' : house.bed, paints, behind))
}

/** The layers of a picture cut to its frame; the subject may reach out at the top. */
function framed(
  canvas: Canvas,
  { window, reach, trim }: Frame,
  { ground, subjects }: Drawn,
  mayReach: boolean,
): string {
  if (window === undefined) return ground + subjects
  const cut = (markup: string, path: string): string =>
    `<g clip-path="url(#${canvas.keep((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})">${markup}</g>`
  const open = reach !== undefined && mayReach ? `${window}M0 0H${canvas.width}V${Math.round(reach)}H0Z` : window
  return reach === undefined ? cut(ground + subjects, window) + trim : cut(ground, window) + trim + cut(subjects, open)
}
