import { beforeEach, describe, expect, test } from 'vitest'
import { dominoRules } from '../../games/dominoes/engine/dominoRules.ts'
import { tiles } from '../../games/dominoes/engine/tiles.ts'
import { createMatchGround } from '../testing/createMatchGround.ts'
import { dealMs, joinMs, turnMs } from './matchTimes.ts'

const newGround = (seed = 1) => createMatchGround(dominoRules, seed)
let it: ReturnType<typeof newGround>
beforeEach(() => {
  it = newGround()
})
type Seat = ReturnType<typeof it.sit>

const begin = async (...seats: Seat[]): Promise<void> => {
  for (const seat of seats) void seat.join()
  await it.move(joinMs)
  await it.move(dealMs)
}
const isOver = (): boolean => it.table().listed().phase === 'open'

describe('a hand', () => {
  test('QP10 is played by a player and bots that are marked as bots, for one ante, and pays the pot less the rake', async () => {
    const ada = it.sit('ada')
    expect(await ada.join()).toEqual({ state: 'placed', balance: 9950 })
    expect(ada.seen.table).toMatchObject({ phase: 'joining', ante: 50, pot: 200, rakePercent: 5 })
    await it.move(joinMs)
    expect(ada.seen.table?.seats.map(({ kind }) => kind)).toEqual(['player', 'bot', 'bot', 'bot'])
    await it.playOn([ada])
    const { last } = ada.seen.table ?? {}
    expect([last?.pot, last?.rake]).toEqual([200, 10])
    expect(last?.shares.reduce((sum, share) => sum + share, 0)).toBe(190)
    await it.settle()
    const won = last?.shares[0] ?? 0
    expect(it.wallet.calls).toEqual(['bet ada 50', `win ada ${won}`])
    expect(ada.seen.own).toMatchObject({ balance: 9950 + won, isDue: false, lastSeat: 0 })
    expect(it.world.problems).toEqual([])
  })

  test('QP10 is kept with its draws and moves, so that it can be played again', async () => {
    const ada = it.sit('ada')
    await begin(ada)
    await it.playOn([ada])
    await it.settle()
    const [stake] = it.stakes().ofSession(ada.session.id)
    const values = (stake?.draws ?? []).map(([, value]) => value)
    let state = dominoRules.deal(() => values.shift() ?? 0)
    for (const { seat, move } of stake?.outcome?.moves ?? []) {
      expect(dominoRules.turnOf(state)).toBe(seat)
      state = dominoRules.play(state, move)
    }
    expect(dominoRules.endingOf(state)).toEqual({ why: stake?.outcome?.why, winners: stake?.outcome?.winners })
  })

  test('QP10 tells nobody what another holds: neither players nor onlookers, in no word of any answer', async () => {
    const [ada, ben, eve] = [it.sit('ada'), it.sit('ben'), it.sit('eve')]
    await begin(ada, ben)
    const held = { ada: ada.seen.own?.held ?? [], ben: ben.seen.own?.held ?? [] }
    expect([held.ada.length, held.ben.length, eve.seen.own?.held]).toEqual([7, 7, []])
    await it.playOn([ada, ben], () => (ada.seen.table?.playing?.turnNumber ?? 0) > 9)
    const laid = ada.seen.table?.playing?.open.line.map(({ tile }) => tile) ?? []
    expect(laid.length).toBeGreaterThan(4)
    const hidden = (own: readonly string[]) => tiles.filter((tile) => !own.includes(tile) && !laid.includes(tile))
    for (const [seat, own] of [[ada, held.ada] as const, [ben, held.ben] as const, [eve, []] as const])
      for (const tile of hidden(own)) expect(seat.seen.told.join(), tile).not.toContain(`"${tile}"`)
  })

  test('QP10 a second session of a player has the same seat and pays nothing more', async () => {
    const ada = it.sit('ada')
    const again = it.sit('ada')
    await begin(ada, again)
    expect([again.seen.own?.seat, again.seen.own?.held]).toEqual([ada.seen.own?.seat, ada.seen.own?.held])
    expect(ada.seen.table?.seats.filter(({ kind }) => kind === 'player').length).toBe(1)
    expect(it.wallet.calls).toEqual(['bet ada 50'])
    await it.playOn([again])
    expect(isOver()).toBe(true)
  })

  test('QP10 further players join the next hand, and a fifth finds no seat', async () => {
    const ada = it.sit('ada')
    await begin(ada)
    const others = ['ben', 'cem', 'dee', 'eve'].map((name) => it.sit(name))
    for (const other of others) void other.join()
    const late = it.sit('fay')
    expect(late.join()).toBe('table_full')
    expect(ada.join()).toBe('round_running')
    await it.playOn([ada])
    await it.move(joinMs)
    expect(it.table().listed()).toMatchObject({ phase: 'playing', players: 4 })
  })

  test('QP10 an ante is taken back before the deal, and a hand that nobody waits for is not dealt', async () => {
    const ada = it.sit('ada')
    await ada.join('join-0001')
    expect(await ada.leaveHand()).toBe(10_000)
    await it.move(joinMs * 2)
    expect(isOver()).toBe(true)
    expect(it.wallet.calls).toEqual(['bet ada 50', 'rollback ada 0'])
    // The same call once more is the same call: it does not pay again.
    await ada.join('join-0001')
    expect(it.wallet.of('ada')).toBe(10_000)
  })
})

describe('moves', () => {
  test('QP10 are refused out of turn, against the rules, from no seat and for a turn that is over', async () => {
    const [ada, eve] = [it.sit('ada'), it.sit('eve')]
    await begin(ada)
    await it.playOn([], () => ada.isTurn())
    expect(eve.move({ kind: 'pass' })).toBe('not_seated')
    const turn = ada.seen.table?.playing?.turnNumber ?? 0
    expect(ada.move({ kind: 'pass' }, 'move-0001', turn + 1)).toBe('not_your_turn')
    const open = ada.seen.table?.playing?.open
    const alien = tiles.find((tile) => !ada.seen.own?.held.includes(tile)) ?? '0-0'
    expect(ada.move({ kind: 'tile', tile: alien, end: 'left' })).toBe('move_refused')
    const best = dominoRules.choose({
      seat: ada.seen.own?.seat ?? 0,
      open: open as never,
      held: ada.seen.own?.held ?? [],
    })
    if (best.kind === 'tile') expect(ada.move({ kind: 'pass' })).toBe('move_refused')
    expect(ada.seen.table?.playing?.turnNumber).toBe(turn)
  })

  test('QP10 a move that is sent again is made once, and another under its id is refused', async () => {
    const ada = it.sit('ada')
    await begin(ada)
    await it.playOn([], () => ada.isTurn())
    const { playing } = ada.seen.table ?? {}
    const turn = playing?.turnNumber ?? 0
    const open = playing?.open as never // it is being played
    const move = dominoRules.choose({ seat: ada.seen.own?.seat ?? 0, open, held: ada.seen.own?.held ?? [] })
    expect(ada.move(move, 'move-0001', turn)).toBeUndefined()
    expect(ada.move(move, 'move-0001', turn)).toBeUndefined()
    expect(ada.seen.table?.playing?.turnNumber).toBe(turn + 1)
    expect(ada.move(move, 'move-0001', turn + 1)).toBe('ticket_conflict')
    expect(ada.move(move, 'move-0002', turn)).toBe('not_your_turn')
  })
})

describe('a player who is not there', () => {
  test('QP10 is played for by the plain rule, then a bot sits in for all to see, until they come back', async () => {
    it = newGround(3)
    const [ada, ben] = [it.sit('ada'), it.sit('ben')]
    await begin(ada, ben)
    const away = () => ada.seen.table?.seats[ben.seen.own?.seat ?? 0]
    await it.playOn([ada], () => ben.isTurn() && ben.seen.own?.isForced === false)
    await it.move(turnMs)
    expect(away()).toEqual({ kind: 'player', isAway: false })
    await it.playOn([ada], () => ben.isTurn() && ben.seen.own?.isForced === false)
    await it.move(turnMs)
    expect(away()).toEqual({ kind: 'player', isAway: true })
    ben.comeBack()
    expect(away()).toEqual({ kind: 'player', isAway: false })
    expect(ben.seen.own?.held.length).toBeGreaterThan(0)
  })

  test('QP10 is paid what the seat wins, though they left', async () => {
    const ada = it.sit('ada')
    await begin(ada)
    await ada.leaveHand()
    ada.close()
    await it.playOn([])
    await it.settle()
    expect(it.wallet.calls[1]).toMatch(/^win ada \d+$/)
    ada.look()
    expect(ada.seen.own).toMatchObject({ lastSeat: 0, isDue: false })
  })

  test('QP10 finds the own hand again on coming back, from another device too', async () => {
    const ada = it.sit('ada')
    await begin(ada)
    const held = ada.seen.own?.held
    ada.close()
    const elsewhere = it.sit('ada')
    expect(elsewhere.seen.own).toMatchObject({ seat: 0, held, isAway: false })
  })
})

describe('a wallet or a server that fails', () => {
  test('QP10 who cannot pay the ante sits out, and the others play on', async () => {
    const [ada, ben] = [it.sit('ada'), it.sit('ben')]
    it.wallet.faults.bet = ['refused']
    const refused = ada.join()
    await ben.join()
    expect(await refused).toEqual({ state: 'refused', code: 'insufficient_funds' })
    await it.move(joinMs + dealMs)
    expect(ada.seen.table?.seats.filter(({ kind }) => kind === 'player').length).toBe(1)
    expect([ada.seen.own?.held.length, ben.seen.own?.held.length]).toEqual([0, 7])
  })

  test('QP10 an ante that is answered after the deal, or never, goes back', async () => {
    const [ada, ben, cem] = [it.sit('ada'), it.sit('ben'), it.sit('cem')]
    it.wallet.faults.bet = ['held', 'lost']
    const late = ada.join()
    const lost = ben.join()
    await cem.join()
    await it.move(joinMs * 2)
    it.wallet.letGo()
    expect(await late).toEqual({ state: 'refused', code: 'round_cancelled' })
    expect(await lost).toEqual({ state: 'refused', code: 'round_cancelled' })
    await it.playOn([cem])
    await it.settle()
    expect([it.wallet.of('ada'), it.wallet.of('ben')]).toEqual([10_000, 10_000])
    expect(cem.seen.table?.last?.seats.filter(({ kind }) => kind === 'player').length).toBe(1)
  })

  test('QP10 a win that the wallet does not take is paid later, once', async () => {
    const ada = it.sit('ada')
    await begin(ada)
    it.wallet.faults.win = ['lost']
    await it.playOn([ada])
    await it.settle()
    expect(it.wallet.calls).toEqual(['bet ada 50'])
    await it.stakes().settleOpen()
    await it.stakes().settleOpen()
    expect(it.wallet.calls.filter((call) => call.startsWith('win')).length).toBe(1)
  })

  test('QP10 a hand that a crash breaks off gives every ante back', async () => {
    const [ada, ben] = [it.sit('ada'), it.sit('ben')]
    await begin(ada, ben)
    await it.playOn([ada, ben], () => (ada.seen.table?.playing?.turnNumber ?? 0) > 5)
    it.restart()
    await it.stakes().settleOpen()
    expect([it.wallet.of('ada'), it.wallet.of('ben')]).toEqual([10_000, 10_000])
    await it.stakes().settleOpen()
    expect(it.wallet.calls.filter((call) => call.startsWith('rollback')).length).toBe(2)
  })

  test('QP10 a hand that cannot be written down is void, and every ante goes back', async () => {
    const ada = it.sit('ada')
    await begin(ada)
    it.world.failsDecide = true
    await it.playOn([ada])
    await it.settle()
    expect(ada.seen.table).toMatchObject({ phase: 'open', isVoid: true })
    expect(it.wallet.of('ada')).toBe(10_000)
  })
})
