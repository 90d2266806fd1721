/** How a part of a fish moves while it swims; sine waves, in the time of one stroke of its tail. */
interface Motion {
  /** The point that stays where it is. */
  readonly about: readonly [x: number, y: number]
  /** Turns so far to either side, radians. */
  readonly turn?: number
  /** Grows narrower by this share, as a tail that is seen from the side. */
  readonly narrow?: number
  /** Grows lower by this share, as wings. */
  readonly low?: number
  /** Later than the others by this share of a stroke. */
  readonly late?: number
}

/** One shape of a picture, filled with a colour or from the first down to the second. */
export interface Part {
  /** Path in SVG's notation. */
  readonly d: string
  readonly fill?: string | readonly [top: string, bottom: string]
  readonly line?: string
  readonly wide?: number
  readonly moves?: Motion
}

/** A fish that looks to the right, its middle at 0, 0. Canvas and page draw it from the same parts, back to front. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly parts: readonly Part[]
}

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`

const ink = '#0b1a2e'

export const eye = (x: number, y: number, r: number): readonly Part[] => [
  { d: disc(x, y, r), fill: '#fdfdf6', line: ink, wide: r * 0.22 },
  { d: disc(x + r * 0.2, y + r * 0.05, r * 0.56), fill: ink },
  { d: disc(x + r * 0.38, y - r * 0.22, r * 0.2), fill: '#ffffff' },
]
