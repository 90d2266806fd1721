import { createPublicConfig, type PublicConfig, type SiteLanguage, siteLanguages } from '@foyer/brand'
import type { PortalBundle } from '@foyer/portal/bundle'
import type { DevPage } from '@foyer/portal/dev'
import type { ViteDevServer } from 'vite'
import { hashedName } from '../build/contentHash.ts'
import { ownPages } from '../build/ownPages.ts'
import { withPseudoLanguages } from '../build/pseudoConfig.ts'
import { siteMessages } from '../build/siteMessages.ts'
import { themeFile } from '../build/themeFile.ts'
import { writtenLetters } from '../fonts/writtenLetters.ts'
import type { DevBrand } from './devBrand.ts'
import { languageOfPath } from './devPage.ts'

/** Where the server answers with files of the brand. */
export const brandFiles = '/brand-files/'

/** What pages of the brand are made of now. */
export interface DevPages {
  /** Nothing while the brand has never been without errors. */
  readonly pageOf: (path: string) => Promise<DevPage | undefined>
  /** Fonts of the theme, by their address. */
  readonly fonts: ReadonlyMap<string, Uint8Array>
  /** Texts of the brand's own pages, by their address. */
  readonly texts: ReadonlyMap<string, string>
}

/** Small modules of the portal that make the shell of a page. */
async function loadShell(vite: ViteDevServer) {
  const [attributes, base, words] = await Promise.all([
    vite.ssrLoadModule('/src/server/htmlAttributes.ts'),
    vite.ssrLoadModule('/src/baseCss.ts'),
    vite.ssrLoadModule('/src/server/messages.ts'),
  ])
  return {
    // Vite loads modules without their types.
    attributesOf: attributes.htmlAttributes as (config: PublicConfig, language: SiteLanguage) => Record<string, string>,
    baseCss: String(base.baseCss),
    // Vite loads modules without their types.
    words: words as Pick<PortalBundle, 'loadMessages'>,
  }
}

/** What a page reads when it starts, and never again. */
const startOf = ({ merchant, site, languages, theme, api, cdn, analytics }: PublicConfig): string =>
  JSON.stringify([merchant, site, languages, theme.default, api, cdn, analytics])

export function createDevPages(vite: ViteDevServer, brand: DevBrand): DevPages {
  const fonts = new Map<string, Uint8Array>()
  const texts = new Map<string, string>()

  const configOf = ({ brand: name, resolved, pages }: NonNullable<ReturnType<DevBrand['current']>>): PublicConfig => {
    const assetUrl = (asset: string) => brandFiles + asset
    const own = ownPages({
      resolved,
      pages,
      languages: siteLanguages(resolved.languages),
      picture: (picture) => ({ url: brandFiles + picture }),
      assetUrl,
      place: ({ name: page, tag }, json) => {
        const url = `${brandFiles}pages/${hashedName(`${page}.${tag}.json`, json)}`
        texts.set(url, json)
        return url
      },
    })
    return withPseudoLanguages(createPublicConfig(resolved, { brand: name, assetUrl, pages: own.pages }))
  }

  return {
    fonts,
    texts,
    pageOf: async (path) => {
      const current = brand.current()
      if (!current) return undefined
      const config = configOf(current)
      const language = languageOfPath(path, config.languages)
      const { attributesOf, baseCss, words } = await loadShell(vite)
      const tags = siteLanguages(current.resolved.languages).map(({ tag }) => tag)
      const letters = await writtenLetters(words, tags, [current.resolved, current.messages])
      const theme = await themeFile(current.resolved.theme, letters)
      for (const { url, bytes } of theme.fonts) fonts.set(url, bytes)
      const messages = await siteMessages(words, language.tag, current.messages)
      return {
        data: { language, site: { config, answers: {} }, messages, answers: {} },
        css: theme.css + baseCss,
        attributes: attributesOf(config, language),
        start: startOf(config),
      }
    },
  }
}
