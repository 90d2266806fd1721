/** A colour as people see it: lightness from 0 to 1, chroma from 0 (grey), hue in radians. Steps of one look alike in size. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Reads `#rrggbb` (matrices of Björn Ottosson's Oklab). */
export function toOklch(color: string): Oklch {
  // Three channels in, three out.
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ] // three slices make three numbers
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b2 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(a, b2), hue: Math.atan2(b2, a) }
}

function linearOf({ lightness, chroma, hue }: Oklch): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (channels: readonly number[]) => channels.every((value) => value >= -0.0005 && value <= 1.0005)

/** The colour as `#rrggbb`; with as much of its chroma as a screen can show at its lightness. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness))
  let [low, high] = [0, color.chroma]
  if (!isShown(linearOf({ ...color, lightness })))
    for (let step = 0; step < 12; step += 1) {
      const middle = (low + high) / 2
      if (isShown(linearOf({ ...color, lightness, chroma: middle }))) low = middle
      else high = middle
    }
  else low = color.chroma
  const channels = linearOf({ lightness, chroma: low, hue: color.hue }).map((value) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255),
  )
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
