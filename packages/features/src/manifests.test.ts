import { loadTexts, type MessageFiles, messagePlace, messageTags, type Texts } from '@foyer/feature-api'
import { describe, expect, test } from 'vitest'
import { manifests } from './manifests.ts'

const ids = <T>(pick: (manifest: (typeof manifests)[number]) => readonly T[]): readonly T[] => manifests.flatMap(pick)
const twice = <T>(values: readonly T[]): readonly T[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** What a translator must keep. */
const placeholders = (text: string): readonly string[] => [...text.matchAll(/\{+\w+\}+/g)].map(String).sort()

const kit: MessageFiles = import.meta.glob('../../ui/src/{components,centre}/*/messages/en.json')

/** English texts of a namespace: a feature's, or a component's of the kit. */
async function textsOf(namespace: string): Promise<Texts> {
  const component = /^ui\.(\w+)$/.exec(namespace)?.[1]
  const files = Object.fromEntries(Object.entries(kit).filter(([path]) => path.split('/').at(-3) === component))
  return loadTexts(manifests.find(({ id }) => id === namespace)?.messages ?? files, 'en')
}

describe('manifests', () => {
  test('CF01 every feature, route, section, modal, action and centre page exists once', () => {
    expect(twice(ids(({ id }) => [id]))).toEqual([])
    expect(twice(ids(({ routes = [] }) => routes.map(({ id }) => id)))).toEqual([])
    expect(twice(ids(({ sections = [] }) => sections.map(({ id }) => id)))).toEqual([])
    expect(twice(ids(({ modals = {} }) => Object.keys(modals)))).toEqual([])
    expect(twice(ids(({ actions = {} }) => Object.keys(actions)))).toEqual([])
    expect(twice(ids(({ centrePages = [] }) => centrePages.map(({ id }) => id)))).toEqual([])
  })

  test('P03 P04 H18 whatever leads to deposits or withdrawals belongs to their module', () => {
    const entries = ids(({ module, memberMenu = [], bottomBar = [] }) =>
      [...memberMenu, ...bottomBar].map(({ opens }) => ({ module, leads: JSON.stringify(opens) })),
    )
    const modulesOf = (page: string) => entries.filter(({ leads }) => leads.includes(page)).map(({ module }) => module)
    expect(modulesOf('member.depositv2')).toEqual(['deposit', 'deposit'])
    expect(modulesOf('member.withdraw')).toEqual(['withdrawal'])
    const pages = new Map(ids(({ module, centrePages = [] }) => centrePages.map(({ id }) => [id, module] as const)))
    expect(pages.get('member.depositv2')).toBe('deposit')
    expect(pages.get('member.withdraw')).toBe('withdrawal')
  })

  test('CF01 every action that features may call has a provider', () => {
    expect([...ids(({ actions = {} }) => Object.keys(actions))].sort()).toEqual([
      'addPasskey',
      'askMoneyNews',
      'changeContact',
      'changePassword',
      'confirmIdentity',
      'launchGame',
      'nameChoice',
      'openCentre',
      'openFeedback',
      'openHelp',
      'openLogin',
      'openRegister',
      'openSearch',
      'openVendor',
      'playLottery',
      'removeAuthenticator',
      'renewRecoveryCodes',
      'setPaymentPassword',
      'setUpAuthenticator',
      'signOut',
      'toggleFavourite',
      'tryGame',
    ])
  })

  test('H08 a menu entry leads to a page that exists', () => {
    const pages = ids(({ centrePages = [] }) => centrePages.map(({ id }) => id))
    const paths = ids(({ routes = [] }) => routes.map(({ id }) => id))
    const opened = ids(({ memberMenu = [] }) => memberMenu.map(({ opens }) => opens))
    const missing = opened.filter((opens) =>
      'centre' in opens ? !pages.includes(opens.centre) : 'route' in opens && !paths.includes(opens.route),
    )
    expect(missing).toEqual([])
  })

  test('R03 H08 the favourite games are reached from the account menu of those who may have some', () => {
    const entry = ids(({ memberMenu = [] }) => memberMenu).find(({ id }) => id === 'favourites')
    expect(entry?.opens).toEqual({ route: 'fav' })
    expect(entry?.roles).toEqual(['member', 'agent'])
  })

  test('CF01 every page, section, modal and action can be loaded', async () => {
    const loads = ids(({ routes = [], sections = [], modals = {}, centrePages = [] }) => [
      ...routes.map(({ page }) => page),
      ...sections.map(({ component }) => component),
      ...Object.values(modals),
      ...centrePages.map(({ page }) => page),
    ])
    const loaded = await Promise.all(loads.map(async (load) => (await load()).default))
    expect(loaded.every((component) => typeof component === 'function')).toBe(true)
    const icons = ids(({ centrePages = [], memberMenu = [], floatingBar = [], bottomBar = [] }) =>
      [...centrePages, ...memberMenu, ...floatingBar, ...bottomBar].map(({ icon }) => icon),
    )
    expect((await Promise.all(icons.map((load) => load()))).every(({ default: lines }) => lines.length > 0)).toBe(true)
    const actions = await Promise.all(ids(({ actions = {} }) => Object.values(actions)).map((load) => load()))
    expect(actions.every(({ run }) => typeof run === 'function')).toBe(true)
  })
})

describe.each(manifests.map((manifest) => [manifest.id, manifest] as const))('%s', (_id, manifest) => {
  const tags = messageTags(manifest.messages)

  test.each(tags)(
    'CF11 has the same texts with the same placeholders in %s as in English, and none is empty',
    async (tag) => {
      const [en, own] = await Promise.all([loadTexts(manifest.messages, 'en'), loadTexts(manifest.messages, tag)])
      expect(Object.keys(own)).toEqual(Object.keys(en))
      for (const [key, text] of Object.entries(en)) {
        expect([key, placeholders(own[key] ?? '')]).toEqual([key, placeholders(text)])
        expect([key, text.trim() === '' || (own[key] ?? '').trim() === '']).toEqual([key, false])
      }
    },
  )

  test('CF11 names only texts that exist', async () => {
    const { routes = [], sections = [], centres = [], centrePages = [] } = manifest
    const { memberMenu = [], floatingBar = [], bottomBar = [] } = manifest
    const named = [
      ...routes.flatMap(({ title, description }) => (description ? [title, description] : [title])),
      ...sections.map(({ title }) => title),
      ...[...centres, ...centrePages].map(({ title }) => title),
      ...centres.flatMap(({ refusal }) => (refusal ? [refusal.title, refusal.text] : [])),
      ...[...memberMenu, ...floatingBar, ...bottomBar].map(({ label }) => label),
    ]
    const missing = await Promise.all(
      named.map(async (name) => {
        const [namespace, key] = messagePlace(manifest.id, name)
        return Object.hasOwn(await textsOf(namespace), key) ? [] : [name]
      }),
    )
    expect(missing.flat()).toEqual([])
  })
})
