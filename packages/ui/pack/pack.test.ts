import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium, launchOptions } from '../../../scripts/chromium.mjs'
import { kitExamples } from '../build/examples/kitExamples.ts'
import { createEmptyApp, type EmptyApp } from './emptyApp.ts'

const bin = fileURLToPath(new URL('../../../node_modules/.bin/', import.meta.url))

/** Code to copy in Storybook, by story. */
const examples = Object.entries(kitExamples())

const page = `<!doctype html><html lang="en" data-theme="dark"><title>App</title><link rel="icon" href="data:,"><div id="app"></div>
<script type="module" src="/main.tsx"></script></html>`
const main = `
import { createRoot } from 'react-dom/client'
import { Button } from '@foyer/ui/Button'
import { Pagination } from '@foyer/ui/Pagination'
import { Table, type TableColumn } from '@foyer/ui/Table'
import tr from '@foyer/ui/messages/tr.json'
import '@foyer/ui/tokens.css'
import * as everything from './everything.ts'

const columns: TableColumn<{ id: string }>[] = [{ id: 'id', header: 'Bet', cell: ({ id }) => id }]
createRoot(document.getElementById('app') as HTMLElement).render(
  <>
    <Button tone="primary">Play now</Button>
    <Table caption="Bets" columns={columns} rows={[{ id: 'B1' }]} rowKey={({ id }) => id} />
    <Pagination page={1} pageCount={2} labels={tr.Pagination} />
    <output>{Object.keys(everything).length}</output>
  </>,
)
`
const tsconfig = JSON.stringify({
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    jsx: 'react-jsx',
    resolveJsonModule: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  files: ['main.tsx', 'css.d.ts'],
  include: ['examples/*.tsx'],
})

/** What README.md tells a user with a strict policy: the hash is that of the empty element styled-components starts from. */
const policy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

let app: EmptyApp

beforeAll(() => {
  app = createEmptyApp({
    'index.html': page,
    'main.tsx': main,
    'css.d.ts': "declare module '*.css'",
    'tsconfig.json': tsconfig,
    'package.json': '{"type":"module"}',
  })
  const exportAll = app.entries.map((entry, at) => `export * as entry${at} from '@foyer/ui/${entry}'`)
  writeFileSync(join(app.root, 'everything.ts'), `${exportAll.join('\n')}\n`)
  mkdirSync(join(app.root, 'examples'))
  for (const [id, code] of examples) writeFileSync(join(app.root, `examples/${id}.tsx`), code)
}, 180_000)

afterAll(() => {
  if (app) rmSync(app.root, { recursive: true, force: true })
})

test('UK01 the tarball holds the built kit, its sources, readme and licence, and no stories, tests or photographs', () => {
  expect(app.files).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', 'dist/tokens/index.d.ts', 'src/tokens/index.ts']),
  )
  expect(
    app.files.filter((path) => /\.stories\.|\.test\.|__screenshots__|^(stories|testing|photographs|pack)\//.test(path)),
  ).toEqual([])
})

test('UK01 QB07 the types of every entry and of the code to copy of every story hold in a strict application', () => {
  expect(examples.length).toBeGreaterThan(400)
  const tsc = join(bin, 'tsc')
  expect(execFileSync(process.execPath, [tsc, '-p', app.root], { encoding: 'utf8' })).toBe('')
})

const read = (path: string): string => readFileSync(join(app.root, 'node_modules/@foyer/ui', path), 'utf8')
const typesOf = (): string[] => app.files.filter((path) => path.startsWith('dist/') && path.endsWith('.d.ts'))

test('FK01 an entry with handlers or state says that it is for the client, a still one does not', () => {
  const isClient = (entry: string): boolean => read(`dist/${entry}/index.js`).startsWith("'use client'")
  const of = (names: string[], folder: string) => names.map((name) => [name, isClient(`${folder}${name}`)])
  const client = ['Button', 'Countdown', 'Dialog', 'Footer', 'GameGrid', 'GameTile', 'LazyImage', 'Tabs']
  const still = ['Checkbox', 'EmptyState', 'Icon', 'IconButton', 'Skeleton', 'TextField']
  expect(of(client, 'components/')).toEqual(client.map((name) => [name, true]))
  expect(isClient('centre/RecordsPage')).toBe(true)
  expect(of(still, 'components/')).toEqual(still.map((name) => [name, false]))
  expect([isClient('tokens'), isClient('labels')]).toEqual([false, false])
})

test('FK02 the default theme is in the package as a stylesheet, both sides of it', () => {
  const sheet = read('dist/tokens.css')
  expect(sheet).toContain(':root[data-theme=dark]{color-scheme:dark;--fy-color-canvas:')
  expect(sheet).toContain(':root[data-theme=light]{color-scheme:light;--fy-color-canvas:')
})

test('FK03 public types name no internal variable, no id of a requirement and no package of drawings', () => {
  const internals = /--_\w+|var\(--|\b[A-Z]{1,3}\d{2}\b(?![\w-]*['.])|from 'lucide'/
  // Names of files have letters of their content in them, which may be any.
  const textOf = (path: string): string => read(path).replaceAll(/'\.{1,2}\/[^']*'/g, "'file'")
  const found = typesOf().map((path) => [path, textOf(path).match(internals)?.[0]])
  expect(typesOf().length).toBeGreaterThan(40)
  expect(found.filter(([, internal]) => internal !== undefined)).toEqual([])
})

test('FK03 a switch of ours reads as a statement, only an attribute of the platform keeps its own name', () => {
  const platform = ['disabled', 'required']
  const statement = /^(is|has|can)[A-Z]|^(loops|closesOn[A-Z]\w+)$/
  const switches = typesOf().flatMap((path) =>
    [...read(path).matchAll(/^\s+(?:readonly )?(\w+)\??: boolean;/gm)].map(([, name = '']) => name),
  )
  expect(switches.length).toBeGreaterThan(20)
  expect(switches.filter((name) => !statement.test(name) && !platform.includes(name))).toEqual([])
})

test('UK01 what is not an entry cannot be reached', () => {
  const reach = (path: string) => () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', `await import('@foyer/ui/${path}')`], {
      cwd: app.root,
      stdio: 'pipe',
    })
  expect(reach('tokens')).not.toThrow()
  expect(reach('styles/focus')).toThrow(/ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/)
  expect(reach('Table/TableBody')).toThrow(/ERR_MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED/)
})

test('UK01 FK02 an empty Vite application builds with every entry and renders in a browser under a strict policy', async () => {
  await build({ root: app.root, configFile: false, logLevel: 'error' })
  const server = await preview({
    root: app.root,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, headers: { 'Content-Security-Policy': policy } },
  })
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const tab = await browser.newPage()
    const errors: string[] = []
    tab.on('pageerror', (error) => errors.push(error.message))
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await tab.goto(server.resolvedUrls?.local[0] ?? '')
    const button = tab.getByRole('button', { name: 'Play now' })
    await button.waitFor()
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(242, 184, 75)')
    expect(await tab.getByRole('rowheader', { name: 'B1' }).isVisible()).toBe(true)
    expect(await tab.getByRole('button', { name: 'Sonraki sayfa' }).isVisible()).toBe(true)
    expect(await tab.locator('output').textContent()).toBe(String(app.entries.length))
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await server.close()
  }
})
