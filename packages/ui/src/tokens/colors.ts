/** Every colour a component may use, by meaning. Values are `#rrggbb`; CSS variables are `--fy-color-<kebab name>`. */
export interface ColorTokens {
  /** Page background. */
  canvas: string
  /** Panels, header, table bodies: one step above the canvas. */
  surface: string
  /** Popovers, dialogs, hovered rows: two steps above the canvas. */
  raised: string
  /** Inputs, wells, tracks: below the surface. */
  sunken: string
  text: string
  /** Secondary text; still at least 4.5:1 on canvas, surface and raised. */
  textMuted: string
  /** Decorative hairlines. */
  border: string
  /** Edges of controls; at least 3:1 against surface. */
  borderStrong: string
  /** Fill of the one primary action of a view. */
  accent: string
  /** Accent fill under the pointer. */
  accentHover: string
  /** Text and icons on accent. */
  onAccent: string
  /** Accent as text or icon on canvas and surface. */
  accentText: string
  /** Quiet accent fill: selected tabs, chips. */
  accentSubtle: string
  /** Text on `accentSubtle`. */
  onAccentSubtle: string
  focus: string
  positive: string
  negative: string
  warning: string
  info: string
  /** Solid danger fill and its text. */
  danger: string
  onDanger: string
  /** Veil behind dialogs and under text on artwork. */
  scrim: string
  onScrim: string
}

export type ColorToken = keyof ColorTokens

/** Pairs that carry text; each must reach the ratio in both themes of every brand (checked by `foyer check`). */
export const textPairs: readonly { readonly text: ColorToken; readonly on: ColorToken; readonly ratio: number }[] = [
  { text: 'text', on: 'canvas', ratio: 4.5 },
  { text: 'text', on: 'surface', ratio: 4.5 },
  { text: 'text', on: 'raised', ratio: 4.5 },
  { text: 'text', on: 'sunken', ratio: 4.5 },
  { text: 'textMuted', on: 'canvas', ratio: 4.5 },
  { text: 'textMuted', on: 'surface', ratio: 4.5 },
  { text: 'textMuted', on: 'raised', ratio: 4.5 },
  { text: 'textMuted', on: 'sunken', ratio: 4.5 },
  { text: 'onAccent', on: 'accent', ratio: 4.5 },
  { text: 'onAccent', on: 'accentHover', ratio: 4.5 },
  { text: 'accentText', on: 'canvas', ratio: 4.5 },
  { text: 'accentText', on: 'surface', ratio: 4.5 },
  { text: 'accentText', on: 'raised', ratio: 4.5 },
  { text: 'onAccentSubtle', on: 'accentSubtle', ratio: 4.5 },
  { text: 'positive', on: 'surface', ratio: 4.5 },
  { text: 'negative', on: 'surface', ratio: 4.5 },
  { text: 'warning', on: 'surface', ratio: 4.5 },
  { text: 'info', on: 'surface', ratio: 4.5 },
  { text: 'onDanger', on: 'danger', ratio: 4.5 },
  { text: 'onScrim', on: 'scrim', ratio: 4.5 },
  { text: 'borderStrong', on: 'surface', ratio: 3 },
  { text: 'focus', on: 'canvas', ratio: 3 },
]
