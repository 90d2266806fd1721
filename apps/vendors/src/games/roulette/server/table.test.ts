import { describe, expect, test } from 'vitest'
import { phaseMs } from './phases.ts'
import { createTableFixture } from './tableFixture.ts'

describe('the betting clock', () => {
  test('I38 runs on the server: betting, the wheel, wins paid, and again while somebody sits there', async () => {
    const { hand, sit, money } = createTableFixture()
    const { seen, lay } = sit('ada')
    await hand.settle()
    expect(seen.table).toMatchObject({ phase: 'betting', round: 'round-1', seats: { taken: 1, of: 3 } })
    expect(await lay('t1')).toEqual({ state: 'placed', balance: 99_900 })
    await hand.move(phaseMs.betting)
    expect(seen.table).toMatchObject({ phase: 'turning', number: 17 })
    await hand.move(phaseMs.turning)
    expect(seen.table?.phase).toBe('paid')
    expect(seen.own).toMatchObject({ win: 3600, balance: 103_500 })
    await hand.move(phaseMs.paid)
    expect(seen.table).toMatchObject({ phase: 'betting', round: 'round-2', results: [17] })
    expect(seen.own).toMatchObject({ tickets: [], balance: 103_500 })
    expect(money.log).toEqual(['open round-1', 'place t1 100', 'decide round-1 17', 'pay t1 3600'])
  })

  test('I38 the number is written down before anybody is shown it', async () => {
    const { hand, sit, money } = createTableFixture()
    const { seen } = sit('ada')
    await hand.settle()
    const { decide } = money.answers
    let shownBefore: number | undefined
    money.answers.decide = (decision) => {
      shownBefore = seen.table?.number
      decide(decision)
    }
    await hand.move(phaseMs.betting)
    expect([shownBefore, seen.table?.number]).toEqual([undefined, 17])
  })

  test('I38 a balance does not rise before the ball lies still', async () => {
    const { hand, sit } = createTableFixture()
    const { seen, lay } = sit('ada')
    await hand.settle()
    await lay('t1')
    await hand.move(phaseMs.betting + 100)
    expect([seen.table?.phase, seen.own?.balance]).toEqual(['turning', 99_900])
  })

  test('I38 H17 a connection that comes back while the wheel turns tells no win, and what the wallet said before it is older than what the table was told', async () => {
    const { table, hand, sit } = createTableFixture()
    const { seen, lay } = sit('ada')
    await hand.settle()
    const newest = table.newestOf('ada')
    await lay('t1')
    expect(newest(100_000)).toBe(99_900)
    await hand.move(phaseMs.betting + 100)
    const told: number[] = []
    const asked = table.newestOf('ada')
    table.join('ada', 103_500, (event) => void (event.kind === 'own' && told.push(event.own.balance)))
    expect([told, asked(103_500)]).toEqual([[99_900], 103_500])
    await hand.move(phaseMs.turning)
    expect([seen.own?.balance, told.at(-1), asked(99_900)]).toEqual([103_500, 103_500, 103_500])
  })

  test('I38 a table nobody sits at stands still, and goes on with its last numbers', async () => {
    const { hand, sit, world } = createTableFixture()
    const { leave } = sit('ada')
    await hand.settle()
    leave?.()
    await hand.move(200_000)
    const played = world.rounds
    await hand.move(200_000)
    expect(world.rounds).toBe(played)
    const { seen } = sit('ada')
    await hand.settle()
    expect(seen.table).toMatchObject({ phase: 'betting', round: `round-${played + 1}` })
    expect(seen.table?.results.length).toBe(played)
  })
})

describe('bets', () => {
  test('I38 a bet after the clock is refused, and nothing is taken', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay } = sit('ada')
    await hand.move(phaseMs.betting)
    expect(await lay('late')).toEqual({ state: 'problem', code: 'bets_closed' })
    expect(money.balanceOf('ada')).toBe(100_000)
  })

  test('I38 a bet for another round than the running one is refused', async () => {
    const { hand, sit } = createTableFixture()
    const { lay } = sit('ada')
    await hand.settle()
    expect(await lay('t1', '17', 100, 'round-9')).toEqual({ state: 'problem', code: 'bets_closed' })
  })

  test.each([
    ['17', 1050, 'spot_limit'],
    ['17', 75, 'below_limit'],
    ['99', 100, 'bet_unknown'],
    ['red', 20_050, 'spot_limit'],
  ])('I38 %s with %d is refused: %s', async (spot, amount, code) => {
    const { hand, sit, money } = createTableFixture()
    const { lay } = sit('ada')
    await hand.settle()
    expect(await lay('t1', spot, amount)).toEqual({ state: 'problem', code })
    expect(money.log).toEqual([])
  })

  test('I38 limits count for the player, from whichever tab the chips come, also those still on their way', async () => {
    const { hand, sit, money } = createTableFixture()
    const one = sit('ada')
    const other = sit('ada')
    await hand.settle()
    money.state.hold = true
    const first = one.lay('t1', '17', 600)
    await hand.settle()
    expect(await other.lay('t2', '17', 600)).toEqual({ state: 'problem', code: 'spot_limit' })
    money.letGo()
    expect(await first).toMatchObject({ state: 'placed' })
    expect(other.seen.own?.tickets).toMatchObject([{ id: 't1', state: 'placed' }])
    expect(other.seen.table?.seats.taken).toBe(1)
  })

  test('I38 a stake that the balance does not cover is refused and lies nowhere', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay, seen } = sit('ada')
    await hand.settle()
    money.answers.place = async () => ({ state: 'refused', code: 'insufficient_funds' })
    expect(await lay('t1')).toEqual({ state: 'refused', code: 'insufficient_funds' })
    expect(seen.own?.tickets).toEqual([])
    expect(await lay('t1')).toEqual({ state: 'refused', code: 'insufficient_funds' })
  })

  test('I38 a bet that is sent again is answered as the first time and taken once, after the clock too', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay } = sit('ada')
    await hand.settle()
    const first = await lay('t1')
    expect(await lay('t1')).toEqual(first)
    await hand.move(phaseMs.betting)
    expect(await lay('t1', '17', 100, 'round-1')).toEqual(first)
    await hand.move(phaseMs.turning + phaseMs.paid)
    expect(await lay('t1', '17', 100, 'round-1')).toEqual(first)
    expect(money.log.filter((line) => line.startsWith('place'))).toEqual(['place t1 100'])
  })

  test('I38 a used ticket with other chips, or in another name, is refused', async () => {
    const { hand, sit } = createTableFixture()
    const { lay } = sit('ada')
    const { lay: otherLay } = sit('ben')
    await hand.settle()
    await lay('t1')
    expect(await lay('t1', '18')).toEqual({ state: 'problem', code: 'ticket_conflict' })
    expect(await otherLay('t1')).toEqual({ state: 'problem', code: 'ticket_conflict' })
  })

  test('I38 a bet that is still on its way when betting closes has a moment; then it is given back', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay, seen } = sit('ada')
    await hand.settle()
    money.state.hold = true
    const slow = lay('slow')
    await hand.move(phaseMs.betting)
    expect(seen.table?.phase).toBe('closed')
    await hand.move(phaseMs.closed)
    expect(seen.table?.phase).toBe('turning')
    money.letGo()
    expect(await slow).toEqual({ state: 'refused', code: 'round_cancelled' })
    expect([money.balanceOf('ada'), seen.own?.balance]).toEqual([100_000, 100_000])
  })

  test('I38 H17 while chips are laid the balance only falls, with what lies on the table it stays the same', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay, seen, balances } = sit('ada')
    await hand.settle()
    money.state.hold = true
    const laid = [lay('t1', '17', 100), lay('t2', '18', 200), lay('t3', '19', 300)]
    await hand.settle()
    expect(seen.own?.balance).toBe(99_400)
    for (let answers = 0; answers < 3; answers += 1) {
      money.letGo()
      await hand.settle()
      expect(seen.own?.balance).toBe(99_400)
    }
    await Promise.all(laid)
    expect(balances).toEqual([...balances].sort((one, other) => other - one))
    // What was answered before others followed tells nothing of the balance now.
    await lay('t1', '17', 100)
    expect(seen.own?.balance).toBe(99_400)
  })

  test('I38 H17 the wallet is asked for one stake of a player at a time, so that the last answer tells the balance', async () => {
    const { hand, sit, money } = createTableFixture()
    const ada = sit('ada')
    const ben = sit('ben')
    await hand.settle()
    money.state.hold = true
    const laid = [ada.lay('a1'), ada.lay('a2'), ben.lay('b1')]
    await hand.settle()
    expect(money.log.filter((line) => line.startsWith('place'))).toEqual(['place a1 100', 'place b1 100'])
    money.letGo()
    await hand.settle()
    money.letGo()
    await Promise.all(laid)
    expect(ada.seen.own?.balance).toBe(99_800)
  })

  test('I38 a bet that nobody can say of whether it was taken is taken back', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay, seen } = sit('ada')
    await hand.settle()
    money.answers.place = async () => ({ state: 'unknown' })
    expect(await lay('t1')).toEqual({ state: 'unknown' })
    expect([money.log.includes('back t1'), seen.own?.tickets]).toEqual([true, []])
  })
})

describe('taking back', () => {
  test('I38 gives the stake back before the clock has run out, once', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay, back, seen } = sit('ada')
    await hand.settle()
    await lay('t1')
    expect(await back('t1')).toBe(100_000)
    await back('t1')
    expect([money.balanceOf('ada'), seen.own?.tickets]).toEqual([100_000, []])
    expect(money.log.filter((line) => line === 'back t1').length).toBe(1)
  })

  test('I38 is refused after the clock, and for the bets of others', async () => {
    const { hand, sit, money } = createTableFixture()
    const { lay, back } = sit('ada')
    const other = sit('ben')
    await hand.settle()
    await lay('t1')
    expect(await other.back('t1')).toBe('not_back')
    await hand.move(phaseMs.betting)
    expect(await back('t1')).toBe('not_back')
    expect(money.balanceOf('ada')).toBe(103_500)
  })
})
