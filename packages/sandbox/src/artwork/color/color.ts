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

export function turn(color: Color, degrees: number): Color {
  return { ...color, h: (color.h + degrees + 360) % 360 }
}
