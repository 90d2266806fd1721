import { defaultTheme, type Theme } from '../packages/ui/src/tokens/index.ts'

interface BrandFile {
  readonly name?: string
  readonly theme?: Partial<Theme> & { readonly font?: { readonly text?: string; readonly display?: string } }
}

const files = import.meta.glob<string>('../brand-configs/*/brand.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The theme a brand's JSON describes, on top of the defaults; a file that is being edited and does not parse is left out. */
function parseBrand(text: string): BrandFile | undefined {
  try {
    return JSON.parse(text) as BrandFile
  } catch {
    return undefined
  }
}

/** `bricolage-grotesque`, as brand.json names a bundled font, as a font stack. */
function fontStack(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `'${words.join(' ')} Variable', system-ui, sans-serif`
}

function toTheme(theme: BrandFile['theme'] = {}): Theme {
  const { text = theme.font?.display, display = text } = theme.font ?? {}
  return {
    ...defaultTheme,
    ...theme,
    ...(text && { fontText: fontStack(text) }),
    ...(display && { fontDisplay: fontStack(display) }),
    dark: { ...defaultTheme.dark, ...theme.dark },
    light: { ...defaultTheme.light, ...theme.light },
  }
}

const brands = Object.entries(files).flatMap(([path, text]) => {
  const brand = parseBrand(text)
  const id = path.split('/').at(-2)
  return brand && id ? [{ id, title: brand.name ?? id, theme: toTheme(brand.theme) }] : []
})

interface BrandChoice {
  readonly id: string
  readonly title: string
  readonly theme: Theme
}

const neutral: BrandChoice = { id: 'neutral', title: 'Neutral', theme: defaultTheme }

/** Choices of the brand toolbar: the kit's neutral theme first, then every brand of the repository. */
export const themes: readonly BrandChoice[] = [neutral, ...brands]

/** The brand chosen in the toolbar; the neutral one where there is none of that name. */
export const brandOf = (chosen: unknown): BrandChoice => themes.find(({ id }) => id === chosen) ?? neutral
