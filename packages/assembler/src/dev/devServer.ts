import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, extname, join } from 'node:path'
import { hasErrors, type Issue, printIssues, summarise } from '@foyer/brand/node'
import type * as PortalDev from '@foyer/portal/dev'
import { findSiteFile } from '@foyer/site-server'
import { createServer as createVite } from 'vite'
import { isApiPath, proxy } from '../serve/proxy.ts'
import type { Workspace } from '../workspace/findWorkspace.ts'
import type { DevBrand } from './devBrand.ts'
import { devHtml, waitingHtml } from './devPage.ts'
import { brandFiles, createDevPages } from './devPages.ts'
import { problemsOf } from './devProblems.ts'
import { watchFolder } from './watchFolder.ts'

export interface DevOptions {
  readonly workspace: Workspace
  readonly dir: string
  readonly brand: DevBrand
  readonly api: URL
  readonly log: (text: string) => void
}

/** Milliseconds without a save after which what is wrong is said: editors write a file in several steps. */
const settled = 100

/** Vite's development server for one brand: pages follow the sources and every save of the brand's files. */
export async function createDevServer({
  workspace,
  dir,
  brand,
  api,
  log,
}: DevOptions): Promise<{ server: Server; close: () => Promise<void> }> {
  const portalSource = realpathSync(join(workspace.root, 'apps', 'portal'))
  const server = createServer((request, response) => handle(request, response))
  const vite = await createVite({
    configFile: join(portalSource, 'vite.config.ts'),
    root: portalSource,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server } },
  })
  // The import law lets the assembler see the portal's types alone; the modules come through Vite.
  const { devDataPath, devEvents, devStyleId } = (await vite.ssrLoadModule('/src/dev/devEvents.ts')) as typeof PortalDev
  const { inlineScript } = await vite.ssrLoadModule('/src/inlineScript.ts')
  const pages = createDevPages(vite, brand)

  const answerPage = async (response: ServerResponse, path: string): Promise<void> => {
    const page = await pages.pageOf(path)
    const html = page ? devHtml(page, { inlineScript: String(inlineScript), styleId: devStyleId }) : waitingHtml
    response
      .writeHead(page ? 200 : 503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
      .end(await vite.transformIndexHtml(path, html))
  }

  const answerData = async (response: ServerResponse, path: string): Promise<void> => {
    const page = await pages.pageOf(path)
    if (page) response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(page))
    else response.writeHead(503).end()
  }

  const answer = async (response: ServerResponse, { pathname: path, searchParams }: URL): Promise<void> => {
    if (path === devDataPath) return answerData(response, searchParams.get('path') ?? '/')
    const font = pages.fonts.get(path)
    const file = path.startsWith(`${brandFiles}assets/`)
      ? await findSiteFile(dir, path.slice(brandFiles.length - 1))
      : undefined
    const text = pages.texts.get(path)
    if (text) response.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
    else if (font) response.writeHead(200, { 'Content-Type': 'font/woff2' }).end(font)
    else if (file)
      response.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-store' }).end(await readFile(file.path))
    else if (extname(path) !== '' && !path.endsWith('.html')) response.writeHead(404).end()
    else await answerPage(response, path)
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (isApiPath(url.pathname)) {
      proxy(request, response, api, basename(dir))
      return
    }
    vite.middlewares(request, response, () => {
      answer(response, url).catch((error: unknown) => {
        log(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
        response.writeHead(500).end()
      })
    })
  }

  const sayProblems = (all: readonly Issue[]): void => {
    // How to rewrite an old file was said at the start.
    const issues = all.filter(({ code }) => code !== 'old-version')
    log(`${issues.length > 0 ? `${printIssues(issues)}\n\n` : ''}${basename(dir)}: ${summarise(issues)}\n`)
    vite.ws.send(devEvents.problems, problemsOf(dir, issues))
  }
  let waiting: NodeJS.Timeout | undefined
  const follow = async (files: readonly string[]): Promise<void> => {
    clearTimeout(waiting)
    await brand.reload()
    const issues = brand.issues()
    if (hasErrors(issues)) {
      waiting = setTimeout(() => sayProblems(issues), settled)
      return
    }
    // A picture keeps its address, and browsers keep what they have of it.
    if (files.some((file) => file.startsWith('assets/'))) vite.ws.send({ type: 'full-reload', path: '*' })
    else vite.ws.send(devEvents.saved)
    sayProblems(issues)
  }
  const watching = watchFolder(dir, follow, (error) => log(`The folder is not watched any more: ${String(error)}\n`))
  vite.ws.on('connection', () => vite.ws.send(devEvents.problems, problemsOf(dir, brand.issues())))

  return {
    server,
    close: async () => {
      clearTimeout(waiting)
      watching.close()
      await vite.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
