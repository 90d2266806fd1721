import { LabelsProvider, RuntimeProvider, TranslateProvider } from '@foyer/feature-api'
import { renderToString } from 'react-dom/server'
import { createFrame, createSite } from '../runtime/createSite.ts'
import { loadGrammar } from '../runtime/translation.ts'
import { OfflinePage } from '../screens/OfflinePage.tsx'
import { SiteProvider } from '../shell/SiteContext.ts'
import type { RenderedPage, RenderInput } from './bundle.ts'
import { createSheet } from './createSheet.ts'

/** React puts preloads of eager images before the html it returns; a page without a connection has nothing to ask for ahead. */
const leadingLinks = /^(?:<link\b[^>]*>)+/

/** Renders the offline page of one language. It is the same for every address, and React does not take it over. */
export async function renderOffline(input: Omit<RenderInput, 'path' | 'parts'>): Promise<RenderedPage> {
  const { config } = input
  const frame = createFrame(input, await loadGrammar(input.messages))
  const site = createSite(input, frame)
  const { runtime } = site
  const pageSheet = createSheet()
  try {
    const html = renderToString(
      pageSheet.sheet.collectStyles(
        <SiteProvider value={site}>
          <TranslateProvider value={runtime.text}>
            <LabelsProvider value={site.labels}>
              <RuntimeProvider value={runtime}>
                <OfflinePage />
              </RuntimeProvider>
            </LabelsProvider>
          </TranslateProvider>
        </SiteProvider>,
      ),
    )
    return {
      html: html.replace(leadingLinks, ''),
      css: pageSheet.css(),
      title: `${runtime.text('shell', 'offlinePageTitle')} · ${config.name}`,
      description: '',
      head: { preloadImages: [] },
      features: [],
      modules: [],
      status: 200,
    }
  } finally {
    pageSheet.sheet.seal()
    site.queries.clear()
  }
}
