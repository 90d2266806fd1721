import { contrastRatio } from '@foyer/ui/tokens'
import { toHex, toOklch } from './oklch.ts'

/** Colours of the hue of `color`, from itself on to black and white, nearest first. */
export function* nearColors(color: string): Generator<string> {
  yield color
  const from = toOklch(color)
  for (let step = 1; step <= 250; step += 1)
    for (const way of [-1, 1]) {
      const lightness = from.lightness + (way * step) / 250
      if (lightness >= -0.002 && lightness <= 1.002) yield toHex({ ...from, lightness })
    }
  yield '#000000'
  yield '#ffffff'
}

/** The colour of the same hue nearest to `color` that reaches the ratio on every ground. */
export function fitColor(color: string, grounds: readonly string[], ratio: number): string | undefined {
  for (const near of nearColors(color)) if (grounds.every((ground) => contrastRatio(near, ground) >= ratio)) return near
  return undefined
}
