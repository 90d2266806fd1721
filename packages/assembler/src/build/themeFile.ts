import type { ResolvedBrand } from '@foyer/brand'
import { completePalettes } from '@foyer/brand/site'
import { defaultTheme, themeToCss } from '@foyer/ui/tokens'
import { type FontName, fontStack } from '../fonts/fontFamilies.ts'
import { type Font, type FontSubset, fontFaces, loadFont } from '../fonts/loadFont.ts'
import { hashedName } from './contentHash.ts'
import { paperCss } from './paperCss.ts'

export interface FontFile {
  readonly url: string
  readonly bytes: Uint8Array
  /** Needed by the first text of every page. */
  readonly preload: boolean
}

export interface ThemeFile {
  readonly css: string
  readonly fonts: readonly FontFile[]
}

const fallbackFont: FontName = 'manrope'

const fontUrl = (font: Font, { subset, bytes }: FontSubset) =>
  `/assets/${hashedName(`${font.name}-${subset}.woff2`, bytes)}`

/**
 * Fonts and custom properties of a brand's theme as one style sheet, with what paper leaves out. `written`: letters that the site's
 * words need.
 */
export async function themeFile(theme: ResolvedBrand['theme'], written: string): Promise<ThemeFile> {
  const text = theme.font.text ?? theme.font.display ?? fallbackFont
  const display = theme.font.display ?? text
  const fonts = await Promise.all([...new Set([text, display])].map((name) => loadFont(name, written)))
  const { shape, density, motion, typeScale } = { ...defaultTheme, ...withoutUndefined(theme) }
  const variables = themeToCss({
    ...completePalettes(theme),
    shape,
    density,
    motion,
    typeScale,
    fontText: fontStack(text),
    fontDisplay: fontStack(display),
  })
  return {
    css: [...fonts.map((font) => fontFaces(font, (subset) => fontUrl(font, subset))), variables, paperCss].join(''),
    fonts: fonts.flatMap((font) =>
      font.subsets.map((subset) => ({
        url: fontUrl(font, subset),
        bytes: subset.bytes,
        preload: subset.subset === 'latin',
      })),
    ),
  }
}

const withoutUndefined = ({ shape, density, motion, typeScale }: ResolvedBrand['theme']) => ({
  ...(shape ? { shape } : {}),
  ...(density ? { density } : {}),
  ...(motion ? { motion } : {}),
  ...(typeScale ? { typeScale } : {}),
})
