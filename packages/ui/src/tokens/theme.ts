import type { ColorTokens } from './colors.ts'
import { defaultDark, defaultLight } from './defaults.ts'

/** Corner style: radii of small, medium and large things in px, and of chips, which are as sharp as the rest on a sharp brand. */
export const shapes = {
  sharp: { small: 0, medium: 2, large: 4, pill: 4 },
  soft: { small: 4, medium: 8, large: 14, pill: 42 },
  round: { small: 8, medium: 14, large: 24, pill: 72 },
} as const
/** Height of controls and rows in px. */
export const densities = {
  compact: { control: 36, row: 36 },
  comfortable: { control: 44, row: 40 },
} as const
/** Durations in ms; all are 0 under `prefers-reduced-motion`. */
export const motions = {
  calm: { fast: 120, base: 160, slow: 200, lift: 0 },
  lively: { fast: 140, base: 200, slow: 240, lift: 4 },
} as const
/** Ratio between steps of the type scale above the base size of 16 px. */
export const typeScales = { tight: 1.18, normal: 1.25, dramatic: 1.4 } as const

export type Shape = keyof typeof shapes
export type Density = keyof typeof densities
export type Motion = keyof typeof motions
export type TypeScale = keyof typeof typeScales

/** A whole theme: what a brand's JSON may set. */
export interface Theme {
  readonly dark: ColorTokens
  readonly light: ColorTokens
  readonly shape: Shape
  readonly density: Density
  readonly motion: Motion
  readonly typeScale: TypeScale
  /** Font stacks, first family as bundled. */
  readonly fontText: string
  readonly fontDisplay: string
}

export const defaultTheme: Theme = {
  dark: defaultDark,
  light: defaultLight,
  shape: 'soft',
  density: 'comfortable',
  motion: 'lively',
  typeScale: 'normal',
  fontText: "'Manrope Variable', 'Manrope Fallback', system-ui, sans-serif",
  fontDisplay: "'Manrope Variable', 'Manrope Fallback', system-ui, sans-serif",
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const colorVariables = (colors: ColorTokens): string =>
  Object.entries(colors)
    .map(([name, value]) => `--fy-color-${kebab(name)}:${value};`)
    .join('')

/** Sizes of the type scale in px, smallest first. */
export function typeSizes(
  scale: TypeScale,
): Readonly<Record<'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl', number>> {
  const ratio = typeScales[scale]
  const step = (power: number): number => Math.round(16 * ratio ** power)
  return { xs: 12, sm: 14, md: 16, lg: step(1), xl: step(2), '2xl': step(3), '3xl': step(4) }
}

/** Paper is white, whichever theme the screen has. */
const onPaper = { canvas: '#fff', surface: '#fff', raised: '#fff', sunken: '#fff', text: '#000', textMuted: '#333' }

/**
 * The whole theme as one style sheet: custom properties on `:root`, whose `data-theme` picks the colours, and what the
 * browser draws itself in them: scroll bars, the caret, marked text, the focus of what no component draws.
 */
export function themeToCss(theme: Theme, root = ':root'): string {
  const shape = shapes[theme.shape]
  const density = densities[theme.density]
  const motion = motions[theme.motion]
  const sizes = Object.entries(typeSizes(theme.typeScale)).map(([name, px]) => `--fy-size-${name}:${px / 16}rem;`)
  const space = [4, 8, 12, 16, 24, 32, 48, 64].map((px, index) => `--fy-space-${index + 1}:${px}px;`)
  return [
    `${root}{`,
    `--fy-font-text:${theme.fontText};--fy-font-display:${theme.fontDisplay};`,
    ...sizes,
    ...space,
    `--fy-radius-small:${shape.small}px;--fy-radius-medium:${shape.medium}px;--fy-radius-large:${shape.large}px;--fy-radius-pill:${shape.pill}px;`,
    `--fy-control-height:${density.control}px;--fy-row-height:${density.row}px;`,
    `--fy-duration-fast:${motion.fast}ms;--fy-duration-base:${motion.base}ms;--fy-duration-slow:${motion.slow}ms;`,
    `--fy-lift:${motion.lift}px;--fy-ease:cubic-bezier(.2,.7,.2,1);--fy-content:1280px;--fy-gutter:max(24px,env(safe-area-inset-left),env(safe-area-inset-right));`,
    '}',
    `${root}[data-theme=dark]{color-scheme:dark;${colorVariables(theme.dark)}`,
    '--fy-shadow-1:none;--fy-shadow-2:0 8px 24px rgb(0 0 0/.4);--fy-shadow-3:0 24px 64px rgb(0 0 0/.55);}',
    `${root}[data-theme=light]{color-scheme:light;${colorVariables(theme.light)}`,
    '--fy-shadow-1:0 1px 2px rgb(16 24 40/.06),0 1px 3px rgb(16 24 40/.1);--fy-shadow-2:0 4px 16px rgb(16 24 40/.12);--fy-shadow-3:0 24px 64px rgb(16 24 40/.22);}',
    `${root}{scrollbar-color:var(--fy-color-border-strong) transparent;caret-color:var(--fy-color-accent-text);accent-color:var(--fy-color-accent);}`,
    `${root}::selection,${root} ::selection{background:var(--fy-color-accent);color:var(--fy-color-on-accent);}`,
    `:where(${root} :focus-visible){outline:2px solid var(--fy-color-focus);outline-offset:2px;}`,
    `@media print{${root}[data-theme]{color-scheme:light;${colorVariables({ ...theme.light, ...onPaper })}}}`,
    `@media (prefers-reduced-motion:reduce){${root}{--fy-duration-fast:0ms;--fy-duration-base:0ms;--fy-duration-slow:0ms;--fy-lift:0px;}}`,
  ].join('')
}
