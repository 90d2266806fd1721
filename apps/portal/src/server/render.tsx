import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { baseCss } from '../baseCss.ts'
import { PrerenderedParts } from '../parts/lazyPart.tsx'
import { SharedPartsContext } from '../parts/SharedPart.tsx'
import { isPrerendered } from '../routes/loginGate.ts'
import { pageFeatures, pageLoaders } from '../routes/pageParts.ts'
import { pageDescription, pageName, pageTitle } from '../routes/pageTitle.ts'
import { inLanguage } from '../routes/paths.ts'
import type { SiteRoute } from '../routes/routeTable.ts'
import { loadAnswered } from '../runtime/answers.ts'
import { createFrame, createSite, type Site } from '../runtime/createSite.ts'
import { loadGrammar } from '../runtime/translation.ts'
import { App } from '../shell/App.tsx'
import { workerPolicy } from '../worker/workerAddress.ts'
import type { PreloadImage, RenderedPage, RenderInput } from './bundle.ts'
import { createSheet } from './createSheet.ts'
import { loadRecorded } from './loadRecorded.ts'
import { createPageParts, createPartStore, type PartStore } from './partStore.ts'

export { workerScript } from 'virtual:foyer-worker'
export { inlineScript } from '../inlineScript.ts'
export { offlineScript } from '../offlineScript.ts'
export { shellQueries } from '../routes/pageQueries.ts'
export { featureSlices, sections } from './declarations.ts'
export { htmlAttributes } from './htmlAttributes.ts'
export { loadMessages, wordsOf } from './messages.ts'
export { publicAnswers } from './publicAnswers.ts'
export { renderOffline } from './renderOffline.tsx'
export { routesOf } from './routesOf.ts'
export { createPartStore }

/** React puts preloads of eager images before the html it returns; in a document they belong into the head. */
const leadingLinks = /^(?:<link\b[^>]*>)+/

/** The pictures of a form of a banner, each for the windows it is shown in. */
function formImages(form: { image: string; imageNarrow?: string }, where: readonly string[]): readonly PreloadImage[] {
  const at = (href: string, ...more: readonly string[]): PreloadImage => {
    const media = [...where, ...more].join(' and ')
    return { href, ...(media ? { media } : {}) }
  }
  if (!form.imageNarrow) return [at(form.image)]
  return [at(form.image, '(min-width: 720px)'), at(form.imageNarrow, '(max-width: 719px)')]
}

function firstImages(site: Site, route: SiteRoute | undefined): readonly PreloadImage[] {
  const slide = route?.banner ? site.data.config.banners[route.banner]?.[0] : undefined
  if (!slide) return []
  const theme = site.data.config.theme.default
  const { light = slide } = slide
  if (theme !== 'system' || !slide.light) return formImages(theme === 'light' ? light : slide, [])
  return [
    ...formImages(slide, ['(prefers-color-scheme: dark)']),
    ...formImages(light, ['(prefers-color-scheme: light)']),
  ]
}

/**
 * Names of the Trusted Types policies the portal creates: one lets the service worker through by its one address. No html is ever
 * assigned as text.
 */
export const trustedTypes: readonly string[] = [workerPolicy]

/** Renders one page of a site as it looks to a guest (house, section 2). */
export async function render(input: RenderInput<PartStore>): Promise<RenderedPage> {
  const { config, language, path } = input
  const { parts: store = createPartStore() } = input
  await loadAnswered(input.answers)
  store.frame ??= createFrame(input, await loadGrammar(input.messages))
  const { table, features, sections, text } = store.frame
  const site = createSite(input, store.frame)
  const route = table.find(path)
  const loaders = pageLoaders(route, { config, features, sections })
  const modules = ['src/main.tsx', ...(await loadRecorded(loaders))]
  const about = { route, config, language, text }
  const page = {
    name: pageName(about),
    title: pageTitle(about),
    description: pageDescription(about),
    head: { preloadImages: firstImages(site, route) },
    features: pageFeatures(route, { features }),
    modules,
    status: route ? (200 as const) : (404 as const),
  }
  if (!isPrerendered(route, config.site.loginRequired))
    return { ...page, html: '', css: baseCss, head: { preloadImages: [] } }

  const pageSheet = createSheet()
  const { sheet } = pageSheet
  const parts = createPageParts(store, pageSheet)
  try {
    const html = renderToString(
      sheet.collectStyles(
        <PrerenderedParts value={new Set(loaders)}>
          <StaticRouter
            location={inLanguage(path, language)}
            {...(language.prefix ? { basename: language.prefix } : {})}
          >
            <SharedPartsContext value={parts}>
              <App site={site} />
            </SharedPartsContext>
          </StaticRouter>
        </PrerenderedParts>,
      ),
    )
    return { ...page, html: parts.fill(html.replace(leadingLinks, '')), css: pageSheet.css() }
  } finally {
    sheet.seal()
    site.queries.clear()
  }
}
