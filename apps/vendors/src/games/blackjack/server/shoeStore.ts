import type { DatabaseSync } from 'node:sqlite'
import { type Draw, recordDraws } from '../../../frame/random/draw.ts'
import { type Shoe, shuffleShoe } from '../engine/shoe.ts'

/** A shoe that was written down before its first card was dealt. */
export interface StoredShoe extends Shoe {
  readonly id: string
}

/** Shuffles shoes, and keeps their cards with the draws that ordered them. */
export type NewShoe = (place: string) => StoredShoe

/** Shoes are kept as long as the rounds that were dealt from them. */
const keptMs = 90 * 24 * 3_600_000

export function createShoeStore(database: DatabaseSync, draw: Draw, newId: () => string, now: () => number): NewShoe {
  database.exec(`
    create table if not exists blackjack_shoes (
      id text primary key, place text not null, cards text not null, draws text not null, shuffled_at integer not null
    ) strict;
  `)
  database.prepare('delete from blackjack_shoes where shuffled_at <= ?').run(now() - keptMs)
  const add = database.prepare(
    'insert into blackjack_shoes (id, place, cards, draws, shuffled_at) values (?, ?, ?, ?, ?)',
  )
  return (place) => {
    const recorder = recordDraws(draw)
    const shoe = shuffleShoe(recorder.draw)
    const id = newId()
    add.run(id, place, shoe.cards.join(' '), JSON.stringify(recorder.drawn.map(([, value]) => value)), now())
    return { ...shoe, id }
  }
}
