import { type ModalId, operationKey, type PortalRuntime } from '@foyer/feature-api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { startGame } from './startGame.ts'

vi.mock('../pages/GamePage.tsx', () => ({}))
vi.mock('../modals/GameModal.tsx', () => ({}))

const ticket = { gameId: 'bgs-harbor', nodeId: 7, vendor: 'BGS', isTrial: false }
const url = 'https://games.example/play/bgs-harbor#launch=x'
interface Link {
  rel: string
  href?: string
  setAttribute: (name: string, value: string) => void
  getAttribute: (name: string) => string | undefined
}
const links: Link[] = []
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://comet.example' }, open: vi.fn(() => ({ focus: vi.fn() })) })
  vi.stubGlobal('document', {
    head: { querySelectorAll: () => links, append: (link: Link) => links.push(link) },
    createElement: () => {
      const link: Link = {
        rel: '',
        setAttribute: (_name, href) => Object.assign(link, { href }),
        getAttribute: () => link.href,
      }
      return link
    },
  })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
  links.length = 0
})

const refused = (code: string) =>
  Object.assign(new Error(code), { name: 'ClientError', kind: 'refused', failure: { code } })

/** A portal whose server answers so; what it was made to do is noted. */
function portal(opens: string | undefined, answer: () => unknown = () => ({ url, name: 'Lantern Harbor' })) {
  const done: string[] = []
  const call = vi.fn(async () => answer())
  const answers: (string | undefined)[] = []
  const runtime = {
    config: { features: opens === undefined ? {} : { launch: { opens } }, cdn: { games: ['https://games.example'] } },
    language: { code: 'EN' },
    client: { call },
    queries: new QueryClient(),
    session: { status: 'signedIn', role: 'member' },
    text: (_feature: string, key: string) => key,
    href: (route: string, query: Record<string, string | number | undefined> = {}) => `/${route}?${query.game ?? ''}`,
    navigate: (to: string) => void done.push(`page ${to}`),
    openModal: (id: ModalId) => void done.push(`modal ${id}`),
    busy: <T>(label: string, work: Promise<T>) => {
      done.push(`busy ${label}`)
      return work
    },
    alert: async ({ title, text, buttons }: { title: string; text: string; buttons: { id: string }[] }) => {
      done.push(`alert ${title} ${text} ${buttons.map(({ id }) => id).join('/')}`)
      return answers.shift()
    },
  }
  return { runtime: runtime as unknown as PortalRuntime<Operation>, done, call, answers } // what a launch asks of the shell
}

test('G07 G12 M14 a game opens on its page behind the loader overlay, unless the brand says otherwise', async () => {
  const { runtime, done, call } = portal(undefined)
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(done).toEqual(['busy launching', 'page /game?bgs-harbor'])
  expect(stored.get('iframeUrl')).toBe(url)
  expect(call).toHaveBeenCalledExactlyOnceWith('launchGame', expect.anything(), {})
})

test('G07 the way to the game is connected while its address is asked for, once', async () => {
  const { runtime } = portal(undefined, () => {
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([['preconnect', 'https://games.example']])
    return { url }
  })
  await startGame(runtime, ticket, 'Lantern Harbor')
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(links).toHaveLength(1)
})

test('C30 games of one session all come from the CDN that it picked', async () => {
  const { runtime } = portal(undefined)
  const games = ['https://one.example', 'https://two.example', 'https://games.example']
  Object.assign(runtime.config.cdn, { games })
  const origins = new Set<string>()
  for (let time = 0; time < 8; time += 1) {
    await startGame(runtime, ticket, 'Lantern Harbor')
    origins.add(new URL(stored.get('iframeUrl') ?? '').origin)
  }
  expect(origins.size).toBe(1)
  expect(games).toContain([...origins][0])
  expect(stored.get('iframeUrl')).toContain('/play/bgs-harbor#launch=x')
})

test('C37 I39 a launch says mode GLS, platform html5-desktop and client type 3; a trial says no mode', async () => {
  const { runtime, call } = portal('page')
  const said = { gameId: 'bgs-harbor', nodeId: 7, vassalage: 'BGS', platform: 'html5-desktop', clientType: 3 }
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(call).toHaveBeenLastCalledWith('launchGame', { ...said, language: 'EN', launchMode: 'GLS' }, {})
  await startGame(runtime, { ...ticket, isTrial: true }, 'Lantern Harbor')
  expect(call).toHaveBeenLastCalledWith('launchTrial', { ...said, language: 'EN' }, {})
})

test('G07 a brand opens games in a frame over the page', async () => {
  const { runtime, done } = portal('overlay')
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(done).toEqual(['busy launching', 'modal game'])
})

test('G07 a brand opens games in a window each, whose page asks for the address itself', async () => {
  const { runtime, done, call } = portal('window')
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(window.open).toHaveBeenCalledExactlyOnceWith('/game?bgs-harbor', 'foyer-BGS-bgs-harbor')
  expect(done).toEqual([])
  expect(call).not.toHaveBeenCalled()
})

test('G07 where the browser allows no window the game opens on its page', async () => {
  vi.mocked(window.open).mockReturnValue(null)
  const { runtime, done } = portal('window')
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(done.at(-1)).toBe('page /game?bgs-harbor')
})

test('G12 a launch that fails says why and starts again when asked', async () => {
  let failures = 1
  const { runtime, done, answers } = portal('page', () => {
    if (failures-- > 0) throw refused('unavailable')
    return { url }
  })
  answers.push('retry')
  await startGame(runtime, ticket, 'Lantern Harbor')
  await vi.waitFor(() => expect(done.at(-1)).toBe('page /game?bgs-harbor'))
  expect(done[1]).toMatch(/^alert failedNamed .* close\/retry$/)
})

test.each([
  ['not_found', 'missingText'],
  ['module_off', 'notOffered'],
])('G12 a game that is not there (%s) leads to those that are', async (code, text) => {
  const { runtime, done, answers } = portal('page', () => {
    throw refused(code)
  })
  answers.push('lobby')
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(done.slice(1)).toEqual([`alert failedNamed ${text} close/lobby`, 'page /rng?'])
})

test('R25 an address that may not be shown starts nothing', async () => {
  const { runtime, done } = portal('page', () => ({ url: 'https://comet.example/game' }))
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(done.some((step) => step.startsWith('page'))).toBe(false)
  expect(stored.get('iframeUrl')).toBeUndefined()
})

test('M12 ruling 30 a game is not shown from the portal itself, which a brand names by mistake', async () => {
  const { runtime, done } = portal('page')
  Object.assign(runtime.config.cdn, { games: ['https://comet.example'] })
  const status = { info: { launchGameCDNs: ['https://comet.example', 'https://games.example'] } }
  runtime.queries.setQueryData(operationKey('systemStatus', {}, 'EN'), status)
  await startGame(runtime, ticket, 'Lantern Harbor')
  expect(done).not.toContain('page /game?bgs-harbor')
  expect([...stored.values()].join(' ')).not.toContain('https://comet.example/')
})
