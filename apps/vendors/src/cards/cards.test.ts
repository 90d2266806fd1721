import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { recordDraws } from '../frame/random/draw.ts'
import { drawSecurely } from '../frame/random/drawSecurely.ts'
import { shuffle } from '../frame/random/shuffle.ts'
import { deck, rankOf, ranks, suitOf, suits } from './card.ts'
import { sayCard } from './cardWords.ts'
import { PlayingCard, type PlayingCardProps } from './client/PlayingCard.tsx'
import english from './messages/en.json' with { type: 'json' }
import turkish from './messages/tr.json' with { type: 'json' }
import { shuffledDecks } from './shuffledDecks.ts'

describe('a deck', () => {
  test('I38 has each rank of each suit once', () => {
    expect(new Set(deck).size).toBe(52)
    for (const suit of suits) expect(deck.filter((card) => suitOf(card) === suit).map(rankOf)).toEqual(ranks)
  })
})

describe('shuffling', () => {
  test('I38 keeps every card of every deck and asks for one draw fewer than there are cards', () => {
    const { draw, drawn } = recordDraws(drawSecurely)
    const shoe = shuffledDecks(6, draw)
    expect([...shoe].sort()).toEqual(
      Array.from({ length: 6 }, () => deck)
        .flat()
        .sort(),
    )
    expect(drawn.map(([count]) => count)).toEqual(Array.from({ length: 311 }, (_, index) => 312 - index))
  })

  test('I38 follows from what is drawn alone, so that a stored shuffle can be done again', () => {
    const recorder = recordDraws(drawSecurely)
    const first = shuffledDecks(2, recorder.draw)
    const again = recorder.drawn.map(([, value]) => value).values()
    expect(shuffledDecks(2, () => again.next().value ?? 0)).toEqual(first)
  })

  test('I38 reaches every order of four cards by exactly one sequence of draws', () => {
    const orders = new Set<string>()
    for (let one = 0; one < 4; one++)
      for (let two = 0; two < 3; two++)
        for (let three = 0; three < 2; three++) {
          const values = [one, two, three].values()
          orders.add(shuffle(deck.slice(0, 4), () => values.next().value ?? 0).join(' '))
        }
    expect(orders.size).toBe(24)
  })
})

describe('a drawn card', () => {
  const markup = (props: PlayingCardProps): string => renderToStaticMarkup(createElement(PlayingCard, props))

  test('I38 is told in words in both languages', () => {
    expect([sayCard(english, 'Qh'), sayCard(english, 'Ts'), sayCard(english, 'Ac')]).toEqual([
      'Queen of hearts',
      'Ten of spades',
      'Ace of clubs',
    ])
    expect([sayCard(turkish, 'Qh'), sayCard(turkish, 'Ts'), sayCard(turkish, 'Ac')]).toEqual([
      'Kupa kızı',
      'Maça onlusu',
      'Sinek ası',
    ])
    for (const words of [english, turkish]) expect(new Set(deck.map((card) => sayCard(words, card))).size).toBe(52)
  })

  test('I38 shows as many signs of its suit as it counts, besides the four of its corners', () => {
    for (const [card, signs] of [
      ['2c', 2],
      ['7d', 7],
      ['Ts', 10],
      ['Ah', 1],
    ] as const)
      expect([card, markup({ card }).match(/class="pip"/g)?.length]).toEqual([card, signs])
  })

  test('I38 a ten stands as far from its card’s edge as any other rank', () => {
    const ranks = [...markup({ card: 'Ts' }).matchAll(/<text x="(\d+)"[^>]* textLength="(\d+)"/g)]
    expect(ranks.map(([, x, length]) => Number(x) - Number(length) / 2)).toEqual([11, 11, 16])
    expect(markup({ card: '9s' })).not.toContain('textLength')
  })

  test('I38 has a face of its own, and lying on it tells nothing of it', () => {
    expect(new Set(deck.map((card) => markup({ card }))).size).toBe(52)
    const back = markup({})
    expect(back).toContain('aria-label="Face-down card"')
    expect(back).not.toContain('card-face')
  })
})
