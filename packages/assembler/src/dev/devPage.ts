import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { escapeHtml } from '@foyer/brand'
import type { SiteMessages } from '@foyer/portal/bundle'
import { escapeJson } from '../build/escapeJson.ts'

export interface DevPageInput {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly messages: SiteMessages
  readonly attributes: Readonly<Record<string, string>>
  readonly css: string
  readonly inlineScript: string
}

/** The shell of a page while developing: the portal draws itself, so that every change of a source shows at once. */
export function devPage({ config, language, messages, attributes, css, inlineScript }: DevPageInput): string {
  const root = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const data = { language, site: { config, answers: {} }, messages, answers: {} }
  return `<!doctype html><html${root.join('')}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${escapeHtml(config.name)}</title>
<script>${inlineScript}</script>
<style>${css}</style>
<link rel="icon" href="${config.assets.icon}">
<script type="module" src="/src/boot/boot.ts"></script>
</head><body><div id="foyer-root"></div>
<script type="application/json" id="foyer-data">${escapeJson(data)}</script></body></html>`
}

/** The language of a path by its prefix. */
export function languageOfPath(path: string, languages: readonly SiteLanguage[]): SiteLanguage {
  const found = languages.find(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
  const language = found ?? languages[0]
  if (!language) throw new Error('A site has at least one language')
  return language
}
