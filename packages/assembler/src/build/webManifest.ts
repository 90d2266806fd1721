import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { address } from './sitePages.ts'

const iconTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
}

const typeOf = (file: string): string | undefined => iconTypes[file.split('.').at(-1)?.toLowerCase() ?? '']

/** A page that an installed site offers from its icon. */
export interface Shortcut {
  readonly name: string
  /** Path in the default language. */
  readonly path: string
}

/** So many shortcuts systems show. */
const mostShortcuts = 4

/** The colour of the window around the site: that of the theme a visitor meets first. */
export const canvasOf = ({ theme }: Pick<PublicConfig, 'theme'>): string | undefined =>
  (theme.default === 'light' ? theme.light : theme.dark).canvas

/**
 * The brand's icon on its own ground, drawn so that whatever shape a system cuts out of it, nothing of the icon is cut off: that is the
 * circle of 80 % of its width. A picture in a picture, since the icon may be of any kind.
 */
export function maskableIcon(icon: Uint8Array, file: string, canvas: string): string {
  const data = `data:${typeOf(file) ?? 'image/png'};base64,${Buffer.from(icon).toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><rect width="512" height="512" fill="${canvas}"/><image href="${data}" x="116" y="116" width="280" height="280"/></svg>`
}

interface ManifestInput {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  /** Address of the icon that may be cut. */
  readonly maskable: string
  readonly shortcuts: readonly Shortcut[]
}

/** The web app manifest of one language (QP16). All languages are one app, which starts in the language it was installed in. */
export function webManifest({ config, language, maskable, shortcuts }: ManifestInput): string {
  const { icon } = config.assets
  const type = typeOf(icon)
  const canvas = canvasOf(config)
  const own = { src: icon, sizes: 'any', ...(type ? { type } : {}) }
  return `${JSON.stringify({
    id: '/',
    name: config.name,
    short_name: config.site.shortName ?? config.name,
    lang: language.tag,
    dir: language.direction ?? 'ltr',
    start_url: address('/', language),
    scope: '/',
    display: 'standalone',
    // Where a system has it, a way back and the address stay in sight: pages of payments open in the same window.
    display_override: ['minimal-ui', 'standalone'],
    ...(canvas ? { background_color: canvas, theme_color: canvas } : {}),
    icons: [
      { ...own, purpose: 'any' },
      { src: maskable, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.slice(0, mostShortcuts).map(({ name, path }) => ({
      name,
      url: address(path, language),
      icons: [own],
    })),
  })}\n`
}
