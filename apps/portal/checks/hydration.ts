// Builds the portal with React's development warnings, prerenders a brand with it and opens every page in Chromium.
// Fails where the browser draws anything other than what was written ahead, or where a page is wider than its window.
// Usage: node checks/hydration.ts [brand] [--snapshot file|address]
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../../scripts/chromium.mjs'
import { serveSite } from './staticSite.ts'

const portal = resolve(import.meta.dirname, '..')
const repository = resolve(portal, '../..')
const [brand = 'comet', ...options] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'foyer-hydration-'))
const dist = join(folder, 'portal')
const sites = join(folder, 'sites')

const run = (cwd: string, command: string, ...parameters: readonly string[]): void => {
  const env = { ...process.env, NODE_ENV: 'development', FOYER_PORTAL_OUT: dist, FOYER_PORTAL_DIST: dist }
  execFileSync(command, parameters, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

const suspicious =
  /hydrat|did not match|didn't match|validateDOMNesting|unique "key"|React does not recognize|not recognized/i
const problems: string[] = []

try {
  const vite = join(repository, 'node_modules/vite/bin/vite.js')
  run(portal, process.execPath, vite, 'build', '--mode', 'development')
  run(portal, process.execPath, vite, 'build', '--ssr', '--mode', 'development')
  const foyer = join(repository, 'packages/assembler/bin/foyer.mjs')
  run(repository, process.execPath, foyer, 'build', brand, '--out', sites, ...options)

  const root = join(sites, brand)
  const paths = globSync('**/index.html', { cwd: root }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  const { origin, server } = await serveSite(root)
  const browser = await chromium.launch(launchOptions(await findChromium()))
  for (const width of [360, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    let path = ''
    page.on('console', (message) => {
      if (suspicious.test(message.text())) problems.push(`${path} at ${width} px: ${message.text().slice(0, 2000)}`)
    })
    page.on('pageerror', (error) => problems.push(`${path} at ${width} px: ${error.message}`))
    for (path of [...paths, '/no-such-page']) {
      await page.goto(origin + path)
      await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 30_000 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) problems.push(`${path} at ${width} px: ${wider} px wider than the window`)
    }
    await page.close()
  }
  await browser.close()
  server.close()
  console.log(`${paths.length + 1} pages of ${brand} opened at 2 widths, ${problems.length} problems`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
