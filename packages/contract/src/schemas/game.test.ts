import { expect, test } from 'vitest'
import { gameFromWire, type WireGame } from './game.ts'

const game = (part: Partial<WireGame>): WireGame => ({
  nodeId: 12001,
  displayName: 'Salon Vero',
  vassalage: 'SLV',
  gameType: 'LIVE',
  supportPlay: 0,
  isGame: 'GAME',
  ...part,
})
const named = game({ gameId: 'slv-1', gameName: 'Vero Roulette', iconUrl: '/i.svg' })

test('EN04 a table goes by roomId, nodeName and showIcon where it has no gameId, gameName and iconUrl', () => {
  const room = gameFromWire(game({ roomId: 'slv-1', nodeName: 'Vero Roulette', showIcon: '/i.svg' }))
  expect(room).toEqual(gameFromWire(named))
  expect(room).toMatchObject({ gameId: 'slv-1', name: 'Vero Roulette', icon: '/i.svg', wideIcon: '/i.svg' })
})

test('EN04 the first spelling counts, and one that is empty counts as missing', () => {
  const both = { ...named, roomId: 'other', nodeName: 'Other', showIcon: '/o.svg', lagerIcon: '/w.svg' }
  expect(gameFromWire(both)).toMatchObject({
    gameId: 'slv-1',
    name: 'Vero Roulette',
    icon: '/i.svg',
    wideIcon: '/w.svg',
  })
  expect(gameFromWire({ ...both, gameId: '', gameName: '', iconUrl: '' })).toMatchObject({
    gameId: 'other',
    name: 'Other',
    icon: '/o.svg',
  })
  expect(gameFromWire(game({ gameId: 'a', gameName: 'A', lagerIcon: '/w.svg' })).icon).toBe('/w.svg')
})

test('EN04 a lottery tells the code and the way of playing that its page opens with', () => {
  const lottery = game({ ...named, gameType: 'LOTT', gameCode: 'SEA1', code: 'X', defaultPlayType: 'Sea' })
  expect(gameFromWire(lottery)).toMatchObject({ gameCode: 'SEA1', playType: 'Sea' })
  expect(gameFromWire({ ...lottery, gameCode: '' }).gameCode).toBe('X')
  expect(gameFromWire(named)).not.toHaveProperty('gameCode')
})

test('EN04 ruling 3 a game that no spelling names is no game, and supportPlay 0 means that the trial is offered', () => {
  expect(() => gameFromWire(game({ gameName: 'A' }))).toThrow('Node')
  expect(() => gameFromWire(game({ gameId: 'a', nodeName: '' }))).toThrow('Node 12001')
  expect(gameFromWire(named).trialOffered).toBe(true)
  expect(gameFromWire({ ...named, supportPlay: 1 }).trialOffered).toBe(false)
})
