import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { SiteMessages } from '@foyer/portal/bundle'
import type { Answers } from '../snapshot/snapshot.ts'
import type { BrandAsset } from './brandAssets.ts'
import { hashedName } from './contentHash.ts'
import { pageHtml } from './pageHtml.ts'
import type { Portal } from './portal.ts'
import type { SiteDraft } from './siteDraft.ts'
import type { SitePage } from './sitePages.ts'
import { canvasOf, maskableIcon, type Shortcut, webManifest } from './webManifest.ts'
import { type OfflineFiles, workerFile } from './workerFile.ts'

/** What the pages of one language were made of. */
export interface WrittenLanguage {
  readonly language: SiteLanguage
  /** With the texts of this language alone. */
  readonly config: PublicConfig
  readonly messages: SiteMessages
  readonly answers: Answers
  /** What each page is called, by its path in the default language. */
  readonly names: ReadonlyMap<string, string>
}

interface OfflineInput {
  readonly portal: Portal
  readonly config: PublicConfig
  readonly icon: BrandAsset | undefined
  readonly themeUrl: string
  readonly fontUrls: readonly string[]
  readonly pages: readonly SitePage[]
}

/** The pages of the navigation, in its order, as far as the site has them. */
function shortcutsOf(pages: readonly SitePage[], { config, language, names }: WrittenLanguage): readonly Shortcut[] {
  const own = pages.filter((page) => page.language.code === language.code)
  return config.nav.flatMap(({ category, page }) => {
    const ownPath = config.pages.find(({ name }) => name === page)?.path
    const path = own.find(({ route }) => (page === undefined ? route.category === category : route.path === ownPath))
      ?.route.path
    const name = path === undefined ? undefined : names.get(path)
    return path === undefined || name === undefined ? [] : [{ name, path }]
  })
}

/** Writes what makes a site installable and lets it be read without a connection: manifests, offline pages, worker (QP16, QP17). */
export async function writeOffline(
  { portal, config, icon, themeUrl, fontUrls, pages }: OfflineInput,
  languages: readonly WrittenLanguage[],
  draft: SiteDraft,
): Promise<void> {
  const maskable = maskableIcon(icon?.bytes ?? new Uint8Array(), icon?.url ?? '', canvasOf(config) ?? '#000000')
  const maskableUrl = `/assets/${hashedName('icon-maskable.svg', maskable)}`
  draft.share(maskableUrl, maskable)
  const { logo } = config.assets
  const scriptUrl = `/assets/${hashedName('offline.js', portal.bundle.offlineScript)}`
  const shell = new Set([themeUrl, ...fontUrls, config.assets.icon, logo.dark, logo.light, scriptUrl])
  const offline: Record<string, string> = {}
  const written: string[] = []
  for (const one of languages) {
    const { language, messages, answers } = one
    const manifest = webManifest({ config, language, maskable: maskableUrl, shortcuts: shortcutsOf(pages, one) })
    draft.write(`${language.prefix}/site.webmanifest`, manifest)
    if (!config.site.offline) continue
    draft.share(scriptUrl, portal.bundle.offlineScript)
    const page = await portal.bundle.renderOffline({ config: one.config, language, messages, answers })
    const cssUrl = `/assets/${hashedName('offline.css', page.css)}`
    draft.share(cssUrl, page.css)
    shell.add(cssUrl)
    const html = pageHtml({
      config: one.config,
      language,
      page,
      attributes: portal.bundle.htmlAttributes(config, language),
      alternates: [],
      styles: [themeUrl, cssUrl],
      fonts: fontUrls,
      script: scriptUrl,
      inlineScript: portal.bundle.inlineScript,
    })
    const file = `${language.prefix}/offline.html`
    draft.write(file, html)
    offline[language.prefix] = file
    written.push(html)
  }
  const files: OfflineFiles = { pages: offline, shell: [...shell].filter((url) => url !== ''), html: written.join('') }
  const { workerScript, publicAnswers } = portal.bundle
  const answers = await publicAnswers(config)
  draft.write('sw.js', workerFile({ config, script: workerScript, pages, answers, offline: files }))
}
