import type { SiteLanguage } from '@foyer/brand'
import { escapeHtml } from '@foyer/brand'
import type { DevPage } from '@foyer/portal/dev'
import { escapeJson } from '../build/escapeJson.ts'

interface DevFrame {
  readonly inlineScript: string
  /** Id of the element that holds the theme. */
  readonly styleId: string
}

const follows = '<script type="module" src="/src/dev/followBrand.ts"></script>'

/** The shell of a page while developing: the portal draws itself, so that every change of a source shows at once. */
export function devHtml({ data, css, attributes, start }: DevPage, { inlineScript, styleId }: DevFrame): string {
  const { config } = data.site
  const root = Object.entries({ ...attributes, 'data-foyer-start': start })
  return `<!doctype html><html${root.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(config.name)}</title>
<script>${inlineScript}</script>
<style id="${styleId}">${css}</style>
<link rel="icon" href="${config.assets.icon}">
<script type="module" src="/src/boot/boot.ts"></script>
${follows}
</head><body><div id="foyer-root"></div>
<script type="application/json" id="foyer-data">${escapeJson(data)}</script></body></html>`
}

/** What stands there while the brand has never been without errors: it says them, and becomes the page once they are mended. */
export const waitingHtml = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>foyer</title>${follows}</head><body></body></html>`

/** The language of a path by its prefix. */
export function languageOfPath(path: string, languages: readonly SiteLanguage[]): SiteLanguage {
  const found = languages.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
  const language = found ?? languages[0]
  if (!language) throw new Error('A site has at least one language')
  return language
}
