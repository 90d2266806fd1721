/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees, in the OKLCH space. */
export interface Color {
  readonly l: number
  readonly c: number
  readonly h: number
}

function channel(value: number): string {
  const clamped = Math.min(1, Math.max(0, value))
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

function linear({ l, c, h }: Color): readonly [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** `#rrggbb`, with less chroma where the screen has no such colour, so that hues stay true. */
export function hex(color: Color): string {
  let { c } = color
  let rgb = linear(color)
  while (c > 0.004 && rgb.some((value) => value < -0.002 || value > 1.002)) {
    c *= 0.92
    rgb = linear({ ...color, c })
  }
  return `#${rgb.map(channel).join('')}`
}

/** The colour lighter or darker, with a slight turn of hue as in real light: towards yellow up, towards blue down. */
export function shade(color: Color, amount: number): Color {
  const l = Math.min(0.98, Math.max(0.04, color.l + amount))
  const warm = amount > 0 ? 95 : 275
  const difference = ((warm - color.h + 540) % 360) - 180
  return {
    l,
    c: Math.max(0, color.c * (1 - Math.abs(amount) * 0.55)),
    h: color.h + difference * Math.min(0.25, Math.abs(amount) * 0.35),
  }
}

/** Reads `#rrggbb`. */
export function color(text: string): Color {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(text.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}

/** The colour a share of the way from one to another. */
export function mix(from: Color, to: Color, share: number): Color {
  const part = (a: number, b: number): number => a + (b - a) * share
  const radians = Math.PI / 180
  const x = part(from.c * Math.cos(from.h * radians), to.c * Math.cos(to.h * radians))
  const y = part(from.c * Math.sin(from.h * radians), to.c * Math.sin(to.h * radians))
  return { l: part(from.l, to.l), c: Math.hypot(x, y), h: (Math.atan2(y, x) / radians + 360) % 360 }
}

function luminance(value: Color): number {
  const [r, g, b] = linear(color(hex(value))).map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** Contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
