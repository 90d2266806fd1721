import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findChromium, launchOptions } from '../../../scripts/chromium.mjs'
import { packKit } from './packKit.ts'

const recipes = fileURLToPath(new URL('../recipes', import.meta.url))
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
let folder: string
let tarball: string
let browser: Browser
let server: ChildProcess | undefined

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'foyer-recipes-')))
  tarball = packKit(folder).tarball
  browser = await chromium.launch(launchOptions(await findChromium()))
}, 180_000)

afterEach(async () => {
  if (!server || server.exitCode !== null) return
  const ended = once(server, 'exit')
  server.kill()
  await ended
})

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

/** Installs a recipe from its lock file with the packed kit, builds it and starts its server. */
async function start(recipe: string, command: readonly [string, ...string[]]): Promise<string> {
  const root = join(folder, recipe)
  cpSync(join(recipes, recipe), root, { recursive: true, filter: (path) => !/node_modules|\.next|dist/.test(path) })
  copyFileSync(tarball, join(root, 'foyer-ui.tgz'))
  const npm = (...args: string[]): Buffer => execFileSync('npm', args, { cwd: root, env, stdio: 'pipe' })
  npm('ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund')
  npm('run', 'build')
  const port = await findFreePort()
  server = spawn(process.execPath, command, { cwd: root, env: { ...env, PORT: String(port) }, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}/`
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
  return address
}

const accent = 'rgb(242, 184, 75)'

/** What the html alone shows, and what the browser has to say while it takes it over. */
async function look(address: string) {
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(address)
  const link = still.getByRole('link', { name: 'Play now' })
  const painted = {
    button: await link.evaluate((element) => getComputedStyle(element).backgroundColor),
    panel: await still.getByText('Nobody has won yet').evaluate((element) => getComputedStyle(element).fontWeight),
  }
  await still.close()

  const live = await browser.newPage()
  const problems: string[] = []
  live.on('pageerror', (error) => problems.push(error.message))
  live.on('console', (said) => ['error', 'warning'].includes(said.type()) && problems.push(said.text()))
  await live.goto(address)
  await live.waitForLoadState('networkidle')
  await live.getByRole('button', { name: 'Pressed 0' }).click()
  await live.getByRole('button', { name: 'Pressed 1' }).waitFor()
  const turkish = await live.getByRole('button', { name: 'Sonraki sayfa' }).isVisible()
  await live.close()
  return { painted, problems, turkish }
}

async function sheetsOf(address: string, html: string): Promise<string> {
  const links = [
    ...html.matchAll(
      /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"|<link[^>]+href="([^"]+\.css)"[^>]*rel="stylesheet"/g,
    ),
  ]
  const paths = links.map(([, first, second]) => first ?? second ?? '')
  return (await Promise.all(paths.map(async (path) => (await fetch(new URL(path, address))).text()))).join('\n')
}

test.each([
  ['next', ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1']],
  ['vite-ssr', ['serve.mjs']],
] as const)(
  'FK01 the recipe %s renders the kit on the server, with rules and tokens in the page, and is taken over without a word',
  async (recipe, command) => {
    const address = await start(recipe, [...command])
    const html = await (await fetch(address)).text()
    expect(html).toContain('Play now')
    expect(html).toMatch(/<style data-styled[^>]*>[^<]*\[data-tone='primary'\]/)
    expect(await sheetsOf(address, html)).toContain('--fy-color-canvas:')
    const seen = await look(address)
    expect(seen.painted.button).toBe(accent)
    expect(Number(seen.painted.panel)).toBeGreaterThan(400)
    expect(seen.turkish).toBe(true)
    expect(seen.problems).toEqual([])
  },
)
