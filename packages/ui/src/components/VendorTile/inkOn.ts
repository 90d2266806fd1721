/** Light on a linear scale of a channel, 0 to 255 (WCAG 2). */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Where black and white stand out from a ground equally, 4.58 : 1 each. */
const middle = Math.sqrt(1.05 * 0.05) - 0.05

/** Which ink can be read on a colour `#rrggbb`, at 4.5 : 1 or more; none where the text is no colour. */
export function inkOn(colour: string | undefined): 'light' | 'dark' | undefined {
  if (colour === undefined || !/^#[0-9a-f]{6}$/i.test(colour)) return undefined
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle ? 'dark' : 'light'
}
