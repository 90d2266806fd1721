import { join, resolve } from 'node:path'
import type { PublicConfig } from '@foyer/brand'
import { checkBrand, loadBrand } from '@foyer/brand/node'
import type { FeatureManifest, PortalRuntime } from '@foyer/feature-api'
import { manifests as own } from '@foyer/features/manifests'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manifests as wheel } from '../../fixtures/wheel/manifests.ts'
import { draftConfig } from '../build/publicConfigOf.ts'
import { editorSchema } from '../schema/editorSchema.ts'
import { joinSchema } from '../schema/joinSchema.ts'
import { createFakeWorkspace } from '../testing/fakeWorkspace.ts'
import { loadProduct } from './loadProduct.ts'

const repository = resolve(import.meta.dirname, '../../../..')
const portal = join(repository, 'apps/portal')
const fixture = join(import.meta.dirname, '../../fixtures/wheel/manifests.ts')
const all: readonly FeatureManifest[] = [...own, ...wheel]
const list = `import { manifests as own } from '@foyer/features/manifests'
import { manifests as more } from '${fixture}'
export const manifests = [...own, ...more]`

/** The portal compiled from our features and the one of somebody else. */
let vite: ViteDevServer
let server: Awaited<ReturnType<ViteDevServer['ssrLoadModule']>>
beforeAll(async () => {
  const { kitMessagesPlugin } = await import(join(portal, 'vite/kitMessagesPlugin.ts'))
  const { labelsInManifests } = await import(join(portal, 'vite/labelsInManifests.ts'))
  const { workerScript } = await import(join(portal, 'vite/workerScript.ts'))
  vite = await createServer({
    configFile: false,
    root: portal,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
    plugins: [
      kitMessagesPlugin(join(repository, 'packages/ui/src'), join(portal, 'src')),
      labelsInManifests(),
      workerScript(join(portal, 'src/worker/main.ts')),
      {
        name: 'third-party',
        enforce: 'pre',
        resolveId: (id) => (id === 'virtual:foyer-manifests' ? '\0third-party' : undefined),
        load: (id) => (id === '\0third-party' ? list : undefined),
      },
    ],
  })
  server = await vite.ssrLoadModule('/src/server/render.tsx')
}, 60_000)
afterAll(() => vite.close())

const workspace = createFakeWorkspace()
afterAll(() => workspace.remove())

/** A brand that uses what the feature brings. */
async function checkedBrand(changes: object) {
  workspace.addBrand('spin')
  const dir = join(workspace.root, 'brand-configs', 'spin')
  const { default: base } = await import(join(dir, 'brand.json'), { with: { type: 'json' } })
  workspace.write('brand-configs/spin/brand.json', JSON.stringify({ ...base, ...changes }))
  const product = await loadProduct(all)
  const schema = joinSchema(all)
  const loaded = await loadBrand(dir, { schema, sections: product.sections })
  const issues = await checkBrand(loaded, { product, schema })
  return { loaded, codes: issues.filter(({ severity }) => severity === 'error').map(({ code }) => code) }
}

const using = {
  routes: { wheel: { layout: 'bare' } },
  memberMenu: [{ entry: 'spin' }, { entry: 'help' }],
  home: { sections: [{ type: 'wheel-teaser', settings: { prizes: 3 } }] },
}

describe('a feature of somebody else', () => {
  test('CF01 is checked like ours: its route, section and menu entries are names that brands may use', async () => {
    expect((await checkedBrand(using)).codes.filter((code) => code.startsWith('unknown'))).toEqual([])
    expect((await checkedBrand({ ...using, memberMenu: [{ entry: 'spn' }] })).codes).toContain('unknown-menu-entry')
    const schema = JSON.stringify(editorSchema(all, (await loadProduct(all)).features))
    for (const name of ['/wheel, /spin', 'wheel-teaser', 'wheel-history']) expect(schema).toContain(name)
  })

  test('CF01 its page is compiled with the portal and written ahead in its own words', async () => {
    const { loaded } = await checkedBrand(using)
    if (!loaded.resolved) throw new Error('The brand has problems')
    const config = draftConfig('spin', loaded.resolved)
    const { render, routesOf, loadMessages } = server
    const [language] = config.languages
    const messages = await loadMessages('en')
    const page = await render({ config, language, path: '/spin', messages, answers: {} })
    expect([page.status, page.title]).toEqual([200, `The wheel · ${config.name}`])
    expect(page.html).toContain('The wheel · /wheel · function · function · 0 games')
    const home = await render({ config, language, path: '/', messages, answers: {} })
    expect(home.html).toContain('A wheel of 3 prizes')
    const routes: readonly { id: string; aliases: readonly string[] }[] = routesOf(config)
    expect(routes.find(({ id }) => id === 'wheel')).toMatchObject({ path: '/wheel', aliases: ['/spin'] })
  })

  test('UK16 its footer stands in for the kit’s at the brand that chooses it, and at no other', async () => {
    const html = async (overrides: Record<string, string>) => {
      const { loaded, codes } = await checkedBrand({ ...using, overrides, footer: { copyright: { en: 'Spun by us' } } })
      expect(codes.filter((code) => code.includes('override'))).toEqual([])
      if (!loaded.resolved) throw new Error('The brand has problems')
      const config = draftConfig('spin', loaded.resolved)
      const messages = await server.loadMessages('en')
      const page = await server.render({ config, language: config.languages[0], path: '/', messages, answers: {} })
      return String(page.html)
    }
    expect(await html({ Footer: 'wheel-footer' })).toMatch(/<footer data-wheel="\d">.*Spun by us.*<\/footer>/)
    const own = await html({})
    expect(own).toContain('fy-Footer')
    expect(own).not.toContain('data-wheel')
    expect((await checkedBrand({ ...using, overrides: { Footer: 'weel-footer' } })).codes).toContain('unknown-override')
  })

  test('CF08 its centre page and menu entries stand among ours, with who may see them', async () => {
    const { decideCentre, pagesOf } = await vite.ssrLoadModule('/src/hosts/centreModel.ts')
    const decision = decideCentre('member.wheelHistory', 'member', all)
    expect(decision).toMatchObject({ kind: 'open', page: { feature: 'wheel' } })
    expect(decideCentre('member.wheelHistory', 'trial', all).kind).toBe('trial')
    expect(pagesOf(decision.centre, all).at(-1)).toMatchObject({ id: 'member.wheelHistory' })
    const { menuItems } = await vite.ssrLoadModule('/src/member/menuModel.ts')
    const input = { features: all, role: 'member', hasRoute: () => true, text: (_: string, key: string) => key }
    const ids = (chosen: PublicConfig['memberMenu']) =>
      menuItems({ ...input, chosen }).map(({ id }: { id: string }) => id)
    expect(ids([])).toEqual([
      'deposit',
      'withdraw',
      'betting-record',
      'account-record',
      'profit',
      'statement',
      'my-account',
      'change-password',
      'favourites',
      'promotions',
      'help',
      'feedback',
      'wheel-history',
      'spin',
      'sign-out',
    ])
    expect(ids(using.memberMenu)).toEqual(['spin', 'help', 'sign-out'])
  })

  test('CF08 its entries stand on the floating bar among ours, or where a brand puts them', async () => {
    const { floatingItems } = await vite.ssrLoadModule('/src/shell/floatingModel.ts')
    const address = 'https://chat.example'
    const system = { info: { customerService: [{ csType: 'LIVECHAT', path: address }], resources: {} } }
    const input = { features: all, system, hasRoute: () => true, href: (id: string) => `/${id}` }
    const text = (_: string, key: string) => key
    const items = (chosen?: PublicConfig['floatingBar']) =>
      floatingItems({ ...input, text, chosen }).map(({ id, href }: { id: string; href?: string }) => [id, href])
    const [spin, chat, help, wheelPage] = [
      ['spin-now', undefined],
      ['live-chat', address],
      ['help', undefined],
      ['the-wheel', '/wheel'],
    ]
    expect(items()).toEqual([spin, chat, help, wheelPage])
    const floatingBar = [{ entry: 'the-wheel' }, { entry: 'live-chat' }, { entry: 'spin-now' }]
    expect(items(floatingBar)).toEqual([wheelPage, chat, spin])
    expect((await checkedBrand({ ...using, floatingBar })).codes.filter((code) => code.startsWith('unknown'))).toEqual(
      [],
    )
    const unknown = [{ entry: 'the-weel' }]
    expect((await checkedBrand({ ...using, floatingBar: unknown })).codes).toContain('unknown-floating-entry')
  })

  test('CF01 its action runs for whoever calls it, and opens its own modal', async () => {
    const { createActions } = await vite.ssrLoadModule('/src/runtime/actions.ts')
    const opened: unknown[] = []
    const call = async () => [{ name: 'Hundred Otters' }]
    const openModal = (...given: unknown[]) => opened.push(given)
    // The action uses these two alone.
    const runtime = { client: { call }, openModal } as unknown as PortalRuntime
    const failed: unknown[] = []
    createActions(
      all,
      () => runtime,
      (error: unknown) => failed.push(error),
    ).spinWheel()
    await expect.poll(() => [opened, failed]).toEqual([[['wheelPrize', { prize: 'Hundred Otters' }]], []])
    const { default: Prize } = (await wheel[0]?.modals?.wheelPrize?.()) ?? {}
    expect(Prize).toBeTypeOf('function')
  })
})
