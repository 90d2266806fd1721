import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MatchTable } from '../wire.ts'
import { Announcer } from './Announcer.tsx'
import type { MatchGame } from './matchGame.ts'
import type { MatchState } from './model/matchState.ts'
import { Status } from './Status.tsx'

const table: MatchTable<null, null> = {
  name: '1',
  ante: 50,
  pot: 200,
  rakePercent: 5,
  phase: 'playing',
  from: 0,
  until: 0,
  now: 0,
  seats: [],
  joined: [],
  playing: { hand: 'H', open: null, turn: 2, turnNumber: 0 },
  isVoid: false,
}
const nameOf = (seat: number): string => (seat === 2 ? 'You' : `Bot ${seat}`)
// What is said of turns asks a game for the words of a move alone.
const game = { useSayMove: () => () => '', lastOf: () => null } as unknown as MatchGame<null, null, null>

/** What is seen and said at the turn of seat 2, which is the player's. */
function turnWords(isAway: boolean): string {
  const own = { seat: 2, isAway, held: [null], isForced: false, isDue: false, balance: 0 }
  const state: MatchState<null, null> = { at: '1', table, own, chat: [], ahead: 0 }
  const seen = createElement(Status<null, null>, { state, nameOf })
  const said = createElement(Announcer<null, null, null>, { game, state, nameOf })
  return renderToStaticMarkup(createElement('div', {}, seen, said))
}

test('QP10 QR25 a turn that a bot plays for the player is not said to be theirs', () => {
  expect(turnWords(false).match(/Your turn/g)).toHaveLength(2)
  expect(turnWords(true)).toContain('The bot is to play for you')
  expect(turnWords(true)).not.toMatch(/Your turn|You is/)
})
