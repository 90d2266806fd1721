import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brandFiles } from '../recipes/brandFiles.ts'
import { casino } from '../recipes/casino.ts'

const repository = resolve(import.meta.dirname, '../../../..')

/** A feature package with two pages, one section and settings of its own. */
const manifests = `
const messages = { './messages/en.json': async () => ({ default: { title: 'Start', more: 'More {{count}}' } }), './messages/tr.json': async () => ({ default: { title: 'Giriş', more: 'Dahası {{count}}' } }) }
const object = (properties) => ({ type: 'object', properties, required: Object.keys(properties) })
const page = async () => ({ default: () => null })
export const manifests = [{
  id: 'lobby', messages,
  config: object({ rows: { type: 'integer', minimum: 1, maximum: 9, default: 3, description: 'Rows of games' } }),
  routes: [
    { id: 'home', paths: ['/', '/home', '/index.html'], access: 'public', layout: 'default', banner: 'w_home', title: 'title', page },
    { id: 'rng', paths: ['/rng'], category: 'RNG', access: 'public', layout: 'default', banner: 'w_rng', title: 'title', page },
    { id: 'login', paths: ['/login'], access: 'guest', layout: 'plain', title: 'title', page },
    { id: 'providers', paths: ['/providers'], access: 'public', layout: 'plain', title: 'title', page },
    { id: 'fav', paths: ['/fav'], access: 'real', layout: 'plain', title: 'title', page, prerender: false },
  ],
  sections: [{ id: 'hot-games', title: 'title', settings: object({ count: { type: 'integer', minimum: 1, maximum: 20, default: 8 } }) }],
  floatingBar: ['live-chat', 'vip-chat', 'messaging', 'social'].map((id, order) => ({ id, label: 'title', icon: page, order, opens: { address: () => undefined } })),
  check: (slice) => (slice.rows === 9 ? [{ path: ['rows'], message: 'Nine rows are too many' }] : []),
}]
`

/** A compiled portal in miniature: same exports, tiny pages. A brand named "Broken" makes it fail. */
const render = `
export const inlineScript = "document.documentElement.dataset.ready='1'"
export const offlineScript = 'addEventListener("online",()=>location.reload())'
export const trustedTypes = []
export const workerScript = 'addEventListener("fetch",()=>self.foyerSite)'
export const publicAnswers = async ({ api }) => [api.base + '/titles']
export const renderOffline = async ({ config, language }) => ({ html: '<main>' + config.name + ' offline ' + language.tag + '</main>', css: 'main{margin:0}', title: 'Offline', description: '', head: { preloadImages: [] }, features: [], modules: [], status: 200 })
export const htmlAttributes = (config, language) => ({ lang: language.tag, 'data-theme': config.theme.default === 'light' ? 'light' : 'dark' })
export const loadMessages = async (tag) => ({ lobby: { title: tag === 'tr' ? 'Giriş' : 'Start', more: 'More {{count}}' } })
export const wordsOf = ({ lobby: { title, more } }) => ({ common: { lobby: { title } }, features: { lobby: { lobby: { more } } } })
const query = { operation: 'hotGames', input: { gameType: 'RNG' } }
export const createPartStore = () => new Map()
export const shellQueries = [{ operation: 'systemStatus', input: {} }]
export const routesOf = () => [
  { id: 'home', path: '/', aliases: ['/home', '/index.html'], access: 'public', prerender: true, queries: [query] },
  { id: 'rng', path: '/rng', aliases: [], category: 'RNG', access: 'public', prerender: true, queries: [] },
  { id: 'fav', path: '/fav', aliases: [], access: 'real', prerender: false, queries: [] },
]
export async function render({ config, language, path, messages, answers }) {
  if (config.name === 'Broken' && path === '/rng') throw Object.assign(new Error('disk full'), { syscall: 'write' })
  const games = Object.values(answers).filter(Array.isArray).flat().map(({ name }) => '<li>' + name + '</li>').join('')
  return {
    html: '<main><h1>' + config.name + ' ' + path + ' ' + messages.lobby.title + '</h1>' + games + '</main>',
    css: 'main{color:var(--fy-color-text)}', name: 'Page ' + path, title: config.name + ' "quoted" ' + path, description: 'About </title> ' + path,
    head: { preloadImages: [{ href: config.banners.w_home[0].image, media: '(min-width: 720px)' }] },
    features: path === '/404' ? [] : ['lobby'], modules: ['src/lobby.ts'], status: path === '/404' ? 404 : 200,
  }
}
`

const clientManifest = {
  'src/boot.ts': { file: 'assets/boot-abc.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-abc.js' },
  'src/lobby.ts': { file: 'assets/lobby-abc.js', imports: ['_shared.js', '_list.js'] },
  '_list.js': { file: 'assets/list-abc.js' },
}

export interface FakeWorkspace {
  readonly root: string
  readonly portalDir: string
  readonly write: (path: string, text: string) => void
  /** Adds a brand that has no problems. */
  readonly addBrand: (id: string, name?: string) => void
  readonly remove: () => void
}

/** A workspace in a temporary folder with its own feature package and compiled portal. */
export function createFakeWorkspace(): FakeWorkspace {
  const root = mkdtempSync(join(tmpdir(), 'foyer-workspace-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  write('foyer.config.ts', "export default { features: ['./fake'] }\n")
  write('package.json', '{ "type": "module" }\n')
  write('fake/manifests.js', manifests)
  write('portal/server/render.js', render)
  write('portal/client/.vite/manifest.json', JSON.stringify(clientManifest))
  for (const { file } of Object.values(clientManifest))
    write(`portal/client/${file}`, `export default ${JSON.stringify(file.repeat(20))}\n`)
  return {
    root,
    portalDir: join(root, 'portal'),
    write,
    addBrand: (id, name = id) => {
      const files = brandFiles(casino, { id, name, merchant: id.toUpperCase().replaceAll('-', '_') })
      const brand = JSON.parse(files.get('brand.json') ?? '{}')
      const fitted = {
        ...brand,
        routes: { rng: { banner: '' } },
        home: { sections: [{ type: 'hot-games' }] },
        banners: { w_home: [{ ...brand.banners.w_home[0], link: '/rng' }] },
        footer: {},
      }
      for (const [path, text] of files)
        write(`brand-configs/${id}/${path}`, path === 'brand.json' ? JSON.stringify(fitted, null, 2) : text)
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
