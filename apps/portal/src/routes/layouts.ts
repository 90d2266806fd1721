import type { PublicConfig } from '@foyer/brand'

/** Which parts of the shell a route shows (R29). */
export interface Layout {
  readonly header: boolean
  readonly banner: boolean
  readonly footer: boolean
  readonly floatingBar: boolean
  /** The banner of home as a card in the column, or to the window's edges behind the header. */
  readonly bannerForm: 'card' | 'edge'
  /** Content may use the whole width of the window. */
  readonly wide: boolean
}

const everything: Layout = {
  header: true,
  banner: true,
  footer: true,
  floatingBar: true,
  bannerForm: 'card',
  wide: false,
}

/** Layouts that every site has; a brand adds its own and may redefine these. */
const builtIn: Readonly<Record<string, Layout>> = {
  default: everything,
  plain: { ...everything, banner: false },
  bare: { ...everything, banner: false, footer: false, floatingBar: false, wide: true },
}

/** The layout of a name; an unknown name falls back to the default one. */
export const layoutOf = (name: string, config: Pick<PublicConfig, 'layouts'>): Layout =>
  config.layouts[name] ?? builtIn[name] ?? everything
