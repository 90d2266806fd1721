import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, extname, join } from 'node:path'
import { createPublicConfig, type PublicConfig, type SiteLanguage, siteLanguages } from '@foyer/brand'
import { printIssues, summarise } from '@foyer/brand/node'
import type { PortalBundle } from '@foyer/portal/bundle'
import { findSiteFile } from '@foyer/site-server'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { hashedName } from '../build/contentHash.ts'
import { ownPages } from '../build/ownPages.ts'
import { withPseudoLanguages } from '../build/pseudoConfig.ts'
import { siteMessages } from '../build/siteMessages.ts'
import { themeFile } from '../build/themeFile.ts'
import { isApiPath, proxy } from '../serve/proxy.ts'
import type { Workspace } from '../workspace/findWorkspace.ts'
import type { DevBrand } from './devBrand.ts'
import { devPage, languageOfPath } from './devPage.ts'
import { showProblems } from './showProblems.ts'

export interface DevOptions {
  readonly workspace: Workspace
  readonly dir: string
  readonly brand: DevBrand
  readonly api: URL
  readonly log: (text: string) => void
}

const brandFiles = '/brand-files/'

/** Small modules of the portal that make the shell of a page. */
async function loadShell(vite: ViteDevServer) {
  const [attributes, inline, base, words] = await Promise.all([
    vite.ssrLoadModule('/src/server/htmlAttributes.ts'),
    vite.ssrLoadModule('/src/inlineScript.ts'),
    vite.ssrLoadModule('/src/baseCss.ts'),
    vite.ssrLoadModule('/src/server/messages.ts'),
  ])
  return {
    attributesOf: attributes.htmlAttributes as (config: PublicConfig, language: SiteLanguage) => Record<string, string>,
    inlineScript: String(inline.inlineScript),
    baseCss: String(base.baseCss),
    words: words as Pick<PortalBundle, 'loadMessages'>,
  }
}

/** Vite's development server for one brand: pages follow the sources and every save of the brand's files. */
export async function createDevServer({
  workspace,
  dir,
  brand,
  api,
  log,
}: DevOptions): Promise<{ server: Server; close: () => Promise<void> }> {
  const portalSource = join(workspace.root, 'apps', 'portal')
  const fonts = new Map<string, Uint8Array>()
  /** Texts of the brand's own pages, by their address. */
  const texts = new Map<string, string>()
  const server = createServer((request, response) => handle(request, response))
  const vite = await createVite({
    configFile: join(portalSource, 'vite.config.ts'),
    root: portalSource,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server } },
  })

  const page = async (path: string): Promise<string | undefined> => {
    const current = brand.current()
    if (!current) return undefined
    const own = ownPages({
      resolved: current.resolved,
      pages: current.pages,
      languages: siteLanguages(current.resolved.languages),
      picture: (name) => ({ url: brandFiles + name }),
      place: ({ name, tag }, json) => {
        const url = `${brandFiles}pages/${hashedName(`${name}.${tag}.json`, json)}`
        texts.set(url, json)
        return url
      },
    })
    const assetUrl = (asset: string) => brandFiles + asset
    const { brand: name, resolved } = current
    const config = withPseudoLanguages(createPublicConfig(resolved, { brand: name, assetUrl, pages: own.pages }))
    const language = languageOfPath(path, config.languages)
    const theme = themeFile(current.resolved.theme)
    for (const font of theme.fonts) fonts.set(font.url, font.bytes)
    const { attributesOf, inlineScript, baseCss, words } = await loadShell(vite)
    const messages = await siteMessages(words, language.tag, current.messages)
    const html = devPage({
      config,
      language,
      messages,
      attributes: attributesOf(config, language),
      css: theme.css + baseCss,
      inlineScript,
    })
    return vite.transformIndexHtml(path, html)
  }

  const answer = async (response: ServerResponse, path: string): Promise<void> => {
    const font = fonts.get(path)
    const file = path.startsWith(`${brandFiles}assets/`)
      ? await findSiteFile(dir, path.slice(brandFiles.length - 1))
      : undefined
    const text = texts.get(path)
    if (text) response.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
    else if (font) response.writeHead(200, { 'Content-Type': 'font/woff2' }).end(font)
    else if (file)
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(await readFile(file.path))
    else if (extname(path) !== '' && !path.endsWith('.html')) response.writeHead(404).end()
    else {
      const html = await page(path)
      const text = html ?? `<!doctype html><title>foyer</title><script type="module" src="/@vite/client"></script>`
      response
        .writeHead(html ? 200 : 503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(text)
    }
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (isApiPath(path)) {
      proxy(request, response, api, basename(dir))
      return
    }
    vite.middlewares(request, response, () => {
      answer(response, path).catch((error: unknown) => {
        log(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
        response.writeHead(500).end()
      })
    })
  }

  vite.watcher.add(dir)
  let waiting: NodeJS.Timeout | undefined
  vite.watcher.on('all', (_event, file) => {
    if (!file.startsWith(dir)) return
    clearTimeout(waiting)
    // Editors write a file in several steps; the last one counts.
    waiting = setTimeout(() => void follow(), 60)
  })
  const follow = async (): Promise<void> => {
    await brand.reload()
    const issues = brand.issues()
    log(`${issues.length > 0 ? `${printIssues(issues)}\n\n` : ''}${basename(dir)}: ${summarise(issues)}\n`)
    vite.ws.send({ type: 'full-reload', path: '*' })
    showProblems(vite.ws, issues)
  }
  vite.ws.on('connection', () => showProblems(vite.ws, brand.issues()))

  return {
    server,
    close: async () => {
      clearTimeout(waiting)
      await vite.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
