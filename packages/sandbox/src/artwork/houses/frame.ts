import { type Color, hex, shade } from '../color/color.ts'
import type { Paints } from '../color/paints.ts'
import { n } from '../drawing/canvas.ts'
import type { Room } from '../scenes/sketch.ts'
import type { FrameName } from './houses.ts'

/** A frame laid out on a picture. */
export interface Frame {
  /** Path of the window, nothing for a picture to its edges. */
  readonly window?: string
  /** Above this line a subject may reach out of the window. */
  readonly reach?: number
  /** The part of the picture the subject may take. */
  readonly room: Room
  readonly titleRoom: Room
  /** Whether the title stands on the surround. */
  readonly isTitleOutside: boolean
  /** Drawn behind and over the window. */
  readonly surround: string
  readonly trim: string
}

interface FrameTask {
  readonly width: number
  readonly height: number
  readonly hasTitle: boolean
  readonly paints: Paints
  /** Colour of what surrounds the window. */
  readonly mount: Color
}

const inset = ({ x, y, width, height }: Room, by: number): Room => ({
  x: x + by,
  y: y + by,
  width: width - by * 2,
  height: height - by * 2,
})

/**
 * Parts a picture into the subject's room and the title's: wide pictures side by side, others with the title at the foot,
 * since the flag and the heart of a tile lie on its head.
 */
function parted({ width, height, hasTitle }: FrameTask, share: number): { picture: Room; title: Room } {
  const whole = { x: 0, y: 0, width, height }
  if (!hasTitle) return { picture: whole, title: whole }
  if (width > height * 1.4) {
    const breadth = width * (share + 0.18)
    return {
      picture: { x: 0, y: 0, width: width - breadth, height },
      title: { x: width - breadth, y: 0, width: breadth, height },
    }
  }
  const tall = height * share
  return {
    picture: { x: 0, y: 0, width, height: height - tall },
    title: { x: 0, y: height - tall, width, height: tall },
  }
}

const wall = (width: number, height: number, color: Color): string =>
  `<path d="M0 0H${width}V${height}H0Z" fill="${hex(color)}"/>`

function bleed(task: FrameTask): Frame {
  const { picture, title } = parted(task, 0.3)
  return {
    room: inset(picture, Math.min(task.width, task.height) * 0.02),
    titleRoom: inset(title, Math.min(task.width, task.height) * 0.045),
    isTitleOutside: false,
    surround: '',
    trim: '',
  }
}

function split(task: FrameTask): Frame {
  const { picture, title } = parted(task, 0.27)
  const { x, y, width, height } = picture
  const line = `M${n(x)} ${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}Z`
  return {
    window: line,
    room: inset(picture, Math.min(width, height) * 0.02),
    titleRoom: inset(title, Math.min(task.width, task.height) * 0.035),
    isTitleOutside: true,
    surround: wall(task.width, task.height, task.mount),
    trim: '',
  }
}

function arch(task: FrameTask): Frame {
  const { picture, title } = parted(task, 0.25)
  const margin = Math.min(task.width, task.height) * 0.06
  const { x, y, width, height } = inset(picture, margin)
  const bottom = y + height + (task.hasTitle ? margin * 0.7 : 0)
  const radius = Math.min(width / 2, height * 0.5)
  const k = radius * 0.45
  const window = `M${n(x)} ${n(bottom)}V${n(y + radius)}C${n(x)} ${n(y + k)} ${n(x + width / 2 - radius + k)} ${n(y)} ${n(x + width / 2)} ${n(y)}C${n(x + width / 2 + radius - k)} ${n(y)} ${n(x + width)} ${n(y + k)} ${n(x + width)} ${n(y + radius)}V${n(bottom)}Z`
  return {
    window,
    reach: y + height * 0.55,
    room: { x, y: y + height * 0.06, width, height: bottom - y - height * 0.08 },
    titleRoom: inset(title, margin * 0.7),
    isTitleOutside: true,
    surround: wall(task.width, task.height, task.mount),
    trim: `<path d="${window}" fill="none" stroke="${hex(task.paints.accent)}" stroke-width="${n(margin * 0.18)}"/>`,
  }
}

function circle(task: FrameTask): Frame {
  const { picture, title } = parted(task, 0.26)
  const margin = Math.min(task.width, task.height) * 0.045
  const radius = Math.min(picture.width, picture.height * 1.08) / 2 - margin * 0.6
  const [cx, cy] = [picture.x + picture.width / 2, picture.y + picture.height / 2]
  const round = (r: number): string =>
    `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`
  return {
    window: round(radius),
    reach: cy,
    room: { x: cx - radius * 0.92, y: cy - radius * 0.92, width: radius * 1.84, height: radius * 1.84 },
    titleRoom: inset(title, margin * 0.8),
    isTitleOutside: true,
    surround: `${wall(task.width, task.height, task.mount)}<path d="${round(radius * 1.3)}" fill="${hex(shade(task.mount, -0.035))}"/><path d="${round(radius + margin * 0.35)}" fill="${hex(task.paints.accent)}"/>`,
    trim: '',
  }
}

function ticket(task: FrameTask): Frame {
  const { width, height, hasTitle, paints, mount } = task
  const { picture, title } = parted(task, 0.26)
  const edge = Math.min(width, height) * 0.045
  const r = edge * 1.1
  const isWide = width > height * 1.4
  const tear = hasTitle ? (isWide ? title.x : title.y) : -1
  const notch = (x: number, y: number): string => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${hex(mount)}"/>`
  const body = `M${n(edge)} ${n(edge)}H${n(width - edge)}V${n(height - edge)}H${n(edge)}Z`
  const stub = hasTitle ? inset(title, edge) : undefined
  const whole = inset(picture, edge)
  const grown = !hasTitle
    ? whole
    : isWide
      ? { ...whole, width: whole.width + edge }
      : { ...whole, height: whole.height + edge }
  const window = `M${n(grown.x)} ${n(grown.y)}H${n(grown.x + grown.width)}V${n(grown.y + grown.height)}H${n(grown.x)}Z`
  const holes = isWide
    ? `M${n(tear)} ${n(edge * 2.4)}V${n(height - edge * 2.4)}`
    : `M${n(edge * 2.4)} ${n(tear)}H${n(width - edge * 2.4)}`
  const notches = hasTitle
    ? isWide
      ? notch(tear, edge) + notch(tear, height - edge)
      : notch(edge, tear) + notch(width - edge, tear)
    : notch(edge, edge) + notch(width - edge, edge) + notch(edge, height - edge) + notch(width - edge, height - edge)
  return {
    window,
    room: inset(grown, edge * 0.4),
    titleRoom: inset(stub ?? whole, edge * 0.5),
    isTitleOutside: true,
    surround: `${wall(width, height, mount)}<path d="${body}" fill="${hex(paints.pale)}"/>`,
    trim: `${notches}${hasTitle ? `<path d="${holes}" fill="none" stroke="${hex(mount)}" stroke-width="${n(edge * 0.34)}" stroke-dasharray="0 ${n(edge * 0.85)}" stroke-linecap="round"/>` : ''}`,
  }
}

const frames: Readonly<Record<FrameName, (task: FrameTask) => Frame>> = { bleed, split, arch, circle, ticket }

export function frameOf(name: FrameName, task: FrameTask): Frame {
  return frames[name](task)
}
