import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '../../../..')
const copy = mkdtempSync(join(tmpdir(), 'foyer-language-'))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}
const read = (path: string) => readFileSync(join(copy, path), 'utf8')

function run(args: readonly string[]): string {
  const { FOYER_PORTAL_DIST: _elsewhere, ...env } = process.env
  const settings = { cwd: copy, env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync(process.execPath, args, settings)
  if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}:\n${stdout}${stderr}`)
  return stdout
}

const german = (texts: unknown): unknown =>
  typeof texts === 'string'
    ? `De ${texts}`
    : Object.fromEntries(Object.entries(texts ?? {}).map(([key, value]) => [key, german(value)]))

/** The sources as they are, with their dependencies, in a folder of their own. */
function copySources(): void {
  const skipped = /\/(?:node_modules|dist|__screenshots__)(?:\/|$)/
  for (const folder of ['packages', 'apps', 'scripts', 'foyer.config.ts', 'package.json', 'tsconfig.base.json'])
    cpSync(join(repository, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !skipped.test(path.slice(repository.length)),
    })
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@foyer') link(`node_modules/${name}`, join(repository, 'node_modules', name))
  for (const path of globSync('{packages,apps}/*/node_modules', { cwd: repository })) link(path, join(repository, path))
  for (const path of globSync('{packages,apps}/*', { cwd: copy }))
    link(`node_modules/@foyer/${basename(path)}`, join(copy, path))
}

function link(path: string, target: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  symlinkSync(target, join(copy, path))
}

/** What a page's scripts are does not matter here, so that the browser's half of the portal is not compiled. */
function compilePortal(): void {
  run([
    'node_modules/vite/bin/vite.js',
    'build',
    'apps/portal',
    '--ssr',
    '--config',
    'apps/portal/vite.config.ts',
    '--logLevel',
    'error',
  ])
  write(
    'apps/portal/dist/client/.vite/manifest.json',
    '{ "src/boot/boot.ts": { "file": "assets/boot.js", "isEntry": true } }',
  )
  write('apps/portal/dist/client/assets/boot.js', '')
}

const foyer = 'packages/assembler/bin/foyer.mjs'
let files: readonly string[]

beforeAll(() => {
  copySources()
  files = globSync('{packages,apps}/*/src/**/messages/en.json', { cwd: copy })
  for (const file of files) write(join(dirname(file), 'de.json'), JSON.stringify(german(JSON.parse(read(file)))))
  compilePortal()
  run([foyer, 'new', 'lantern'])
  const brand = JSON.parse(read('brand-configs/lantern/brand.json'))
  write(
    'brand-configs/lantern/brand.json',
    JSON.stringify({ ...brand, seo: { ...brand.seo, origin: 'https://lantern.example' } }),
  )
  run([foyer, 'build', 'lantern'])
}, 240_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

describe('a language that is added by its message files alone', () => {
  test('EN20 has files beside every feature, kit component, the portal, the gateway, the games and the recipes', () => {
    expect(files.length).toBeGreaterThan(40)
    for (const part of ['features/', 'ui/', 'portal/', 'gateway/', 'vendors/', 'sandbox/', 'assembler/'])
      expect(files.filter((file) => file.includes(part)).length, part).toBeGreaterThan(0)
  })

  test('EN20 is written into a new brand and has pages of its own', () => {
    expect(JSON.parse(read('brand-configs/lantern/brand.json')).languages.active).toEqual(['EN', 'DE', 'TY'])
    const html = read('dist/sites/lantern/de/rng/index.html')
    expect(html).toMatch(/^<!doctype html><html lang="de" dir="ltr"/)
    for (const text of ['De Log in', 'De Slots', 'De Your table is ready'])
      expect(read('dist/sites/lantern/de/index.html')).toContain(text)
    expect(html).toContain('<link rel="alternate" hreflang="de" href="https://lantern.example/de/rng">')
    expect(read('dist/sites/lantern/rng/index.html')).toContain('hreflang="de"')
    expect(read('dist/sites/lantern/rng/index.html')).not.toContain('De Log in')
  })

  test('EN20 is spoken by the gateway and the content of the sandbox', () => {
    const script = `
      import { problemText } from './apps/gateway/src/calls/problemTexts.ts'
      import { contentWords } from './packages/sandbox/src/world/content/contentWords.ts'
      console.log([problemText('not_found', 'de'), contentWords.get('de').help.start.title].join(', '))`
    const said = run(['--conditions=foyer-source', '--input-type=module', '-e', script])
    expect(said.trim()).toBe('De There is nothing at this address, De Getting started')
  })
})
