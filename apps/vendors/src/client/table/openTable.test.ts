import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { openHand } from '../api/gameStore.ts'
import type { Frame } from '../kind.ts'
import type { Seat } from './createSeat.ts'
import type { StreamModel, StreamState, StreamWorld } from './createTableStream.ts'
import { openTable } from './openTable.tsx'

afterEach(() => vi.unstubAllGlobals())

test('R25 a hand that another page has left is told of as missed once, not at every return to its table', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', new EventTarget())
  openHand.keep('p:g', JSON.stringify({ table: '2', round: 'r1' }))
  const state: StreamState = { chat: [], waiting: [], chip: 0, last: 0, ahead: 0 }
  const worlds: StreamWorld[] = []
  let seat: Seat<StreamModel<StreamState>> | undefined
  const open = openTable({
    kind: 'blackjack',
    modelOf: (_ask, world) => {
      worlds.push(world)
      return {
        subscribe: () => () => undefined,
        state: () => state,
        take: () => undefined,
        setConnected: () => undefined,
      } as never
    },
    Screen: () => null,
    Rules: (props) => {
      seat = props.seat
      return null
    },
    tablesOf: () => [
      { least: 1, total: 2 },
      { least: 1, total: 2 },
    ],
    returnPercent: 99,
  })
  const session = { view: () => ({ state: { player: 'p', decimals: 2 } }), token: () => 't' }
  const screen = await open({ gameId: 'g', session, sound: {} } as unknown as Frame)
  screen.start()
  expect(worlds.at(-1)?.left).toBe('r1')
  renderToStaticMarkup(createElement(screen.Rules))
  // Its end was seen meanwhile.
  openHand.forget('p:g')
  seat?.sit('1')
  seat?.sit('2')
  expect(worlds.at(-1)?.left).toBeUndefined()
})
