import { describe, expect, test } from 'vitest'
import type { Card } from '../../../cards/card.ts'
import { drawSecurely } from '../../../frame/random/drawSecurely.ts'
import { seededDraw } from '../../../slot/testing/simulate.ts'
import {
  type Deal,
  dealerDraws,
  dealerHasBlackjack,
  dealNext,
  emptyDeal,
  type Move,
  movesOf,
  offersInsurance,
  play,
  playDealer,
  resultOf,
  turnOf,
} from './deal.ts'
import { exactReturn, openCards } from './exactReturn.ts'
import { totalOf } from './hand.ts'
import { houseRules, insurancePays, statedInsuranceReturn, statedReturn } from './houseRules.ts'
import { tableSteps } from './limits.ts'
import { createShoe, shuffleShoe } from './shoe.ts'
import { simulateRounds } from './simulateRounds.ts'

const shoeOf = (cards: string) => createShoe(cards.split(' ') as Card[]) // written here

/** Deals to seats 2 and 5, or to one seat; the shoe goes seat, seat, dealer, and again. */
function dealt(cards: string, seats = [2]) {
  const shoe = shoeOf(cards)
  let deal = emptyDeal(seats)
  for (let next = dealNext(deal, shoe.take); next !== undefined; next = dealNext(deal, shoe.take)) deal = next
  return { deal, take: shoe.take }
}
function played(cards: string, ...moves: readonly Move[]): Deal {
  const { deal: start, take } = dealt(cards)
  let deal = start
  for (const move of moves) deal = play(deal, turnOf(deal) ?? { seat: 0, hand: 0 }, move, take)
  return playDealer(deal, take)
}
const results = ({ places, dealer }: Deal) => places.flatMap(({ hands }) => hands.map((hand) => resultOf(hand, dealer)))

describe('a hand', () => {
  test.each([
    ['As Kd', 21, true],
    ['As 6d', 17, true],
    ['As 6d Tc', 17, false],
    ['As Ad', 12, true],
    ['As Ad 9h', 21, true],
    ['Ts 9d 5c', 24, false],
  ])('I38 %s counts %i', (cards, total, isSoft) => {
    expect(totalOf(cards.split(' ') as Card[])).toEqual({ total, isSoft }) // written here
  })
})

describe('a round', () => {
  test('I38 cards are dealt one by one to each seat and the dealer, twice round', () => {
    const { deal } = dealt('2c 3c 4c 5c 6c 7c', [2, 5])
    expect(deal.places.map(({ hands }) => hands[0]?.cards)).toEqual([
      ['2c', '5c'],
      ['3c', '6c'],
    ])
    expect(deal.dealer).toEqual(['4c', '7c'])
    expect(turnOf(deal)).toEqual({ seat: 2, hand: 0 })
  })

  test('I38 blackjack pays 3 to 2, against the dealer’s own it is a push, and it has no turn', () => {
    expect(results(played('As 9c Kd 9d'))).toEqual(['blackjack'])
    expect(results(played('As Kc Kd Ad'))).toEqual(['push'])
    expect(turnOf(dealt('As 9c Kd 9d').deal)).toBeUndefined()
  })

  test('I38 the dealer looks for blackjack before anybody plays, and it beats 21', () => {
    expect(dealerHasBlackjack(dealt('Ts Ac 9d Kd').deal)).toBe(true)
    expect(offersInsurance(dealt('Ts Ac 9d 5d').deal)).toBe(true)
    expect(offersInsurance(dealt('Ts Kc 9d Ad').deal)).toBe(false)
    expect(resultOf({ cards: ['7s', '7d', '7c'], state: 'stood' }, ['As', 'Kd'])).toBe('lost')
  })

  test('I38 the dealer stands on soft 17 and draws to 16', () => {
    expect(played('Ts Ac 9d 6d', 'stand').dealer).toEqual(['Ac', '6d'])
    expect(played('Ts 9c 9d 7d 5h', 'stand').dealer).toEqual(['9c', '7d', '5h'])
  })

  test('I38 a hand over 21 has lost at once, and without another hand the dealer draws nothing', () => {
    const deal = played('Ts 6c 6d 9d Kh', 'hit')
    expect(results(deal)).toEqual(['lost'])
    expect(dealerDraws(deal)).toBe(false)
    expect(deal.dealer).toHaveLength(2)
  })

  test('I38 a double takes one card and ends the hand, on two cards alone', () => {
    const deal = played('5s 6c 6d Td Kh 9h', 'double')
    expect(deal.places[0]?.hands).toEqual([{ cards: ['5s', '6d', 'Kh'], state: 'stood', isDoubled: true }])
    expect(results(deal)).toEqual(['won'])
    const { deal: open, take } = dealt('2s 6c 3d Td 4h')
    const hit = play(open, { seat: 2, hand: 0 }, 'hit', take)
    expect(movesOf(hit, { seat: 2, hand: 0 })).toEqual(['hit', 'stand'])
    expect(() => play(hit, { seat: 2, hand: 0 }, 'double', take)).toThrow('cannot double')
  })

  test('I38 cards of one value are split once into two hands, which may be doubled', () => {
    const deal = played('Ks 6c Td Td 2h 9h 9c Th', 'split', 'double', 'stand')
    expect(deal.places[0]?.hands).toEqual([
      { cards: ['Ks', '2h', '9c'], state: 'stood', isSplit: true, isDoubled: true },
      { cards: ['Td', '9h'], state: 'stood', isSplit: true },
    ])
    expect(results(deal)).toEqual(['won', 'won'])
    const { deal: open, take } = dealt('8s 6c 8d Td 8h 8c')
    const split = play(open, { seat: 2, hand: 0 }, 'split', take)
    expect(movesOf(split, { seat: 2, hand: 0 })).toEqual(['hit', 'stand', 'double'])
  })

  test('I38 split aces get one card each, and 21 of a split is no blackjack', () => {
    const deal = played('As 9c Ad 9d Kh 5c', 'split')
    expect(deal.places[0]?.hands.map(({ state }) => state)).toEqual(['stood', 'stood'])
    expect(results(deal)).toEqual(['won', 'lost'])
  })

  test('I38 nobody plays without a turn', () => {
    const { deal, take } = dealt('Ts 6c 6d 9d', [5])
    expect(() => play(deal, { seat: 2, hand: 0 }, 'hit', take)).toThrow('Seat 2 cannot hit')
    const stood = play(deal, { seat: 5, hand: 0 }, 'stand', take)
    expect([turnOf(stood), movesOf(stood, { seat: 5, hand: 0 })]).toEqual([undefined, []])
  })
})

describe('the shoe', () => {
  test('I38 six decks are dealt until the cut card, with more behind it than a round can need', () => {
    const shoe = shuffleShoe(drawSecurely)
    expect(shoe.cards).toHaveLength(52 * houseRules.decks)
    for (let card = 0; card < 312 - houseRules.cutFromEnd - 1; card++) shoe.take()
    expect(shoe.isOver()).toBe(false)
    shoe.take()
    expect(shoe.isOver()).toBe(true)
  })
})

describe('what it pays back', () => {
  test('QR22 basic strategy returns what is stated, over every card that can fall from a fresh shoe', () => {
    const mean = openCards.reduce((sum, { up, chance }) => sum + chance * exactReturn(up), 0)
    expect(Math.floor(mean * 10_000) / 100).toBe(statedReturn)
  })

  test('QR22 insurance returns what is stated', () => {
    const tens = houseRules.decks * 16
    const mean = (insurancePays * tens) / (52 * houseRules.decks - 1)
    expect(Math.floor(mean * 10_000) / 100).toBe(statedInsuranceReturn)
  })

  test('QR22 100,000 seeded rounds pay the stated return within their interval', () => {
    const play = simulateRounds(seededDraw(21))
    let [sum, squares] = [0, 0]
    const rounds = 100_000
    for (let round = 0; round < rounds; round++) {
      const { staked, paid } = play()
      const gain = paid - staked
      sum += gain
      squares += gain * gain
    }
    const mean = sum / rounds
    const margin = 3.29 * Math.sqrt((squares / rounds - mean * mean) / rounds)
    expect(Math.abs(1 + mean - statedReturn / 100)).toBeLessThan(margin)
  })
})

test.each([0, 2, 7, 8])(
  'V11 with %i decimals four doubled hands win no more than one movement of the wallet',
  (decimals) => {
    for (const { total } of tableSteps(decimals)) expect(total * 4 * 2 * 2).toBeLessThanOrEqual(1e12)
  },
)
