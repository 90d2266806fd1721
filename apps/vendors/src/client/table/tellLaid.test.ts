import { expect, test, vi } from 'vitest'
import type { StreamState } from './createTableStream.ts'
import { tellLaid } from './tellLaid.ts'

test('H17 the page around a table hears of each stake that lies there, and of those taken back, not of those on their way', () => {
  const listeners = new Set<() => void>()
  let state: StreamState = { chat: [], waiting: [], chip: 1, last: undefined, ahead: 0 }
  const tell = vi.fn()
  const model = {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const lie = (...states: readonly ('sending' | 'placed')[]): void => {
    const tickets = states.map((at, index) => ({ id: `${index}`, state: at }))
    state = { ...state, own: { seat: 1, round: '1', balance: 100, tickets } }
    for (const listener of listeners) listener()
  }
  const stop = tellLaid(model, tell)
  lie('sending')
  expect(tell).not.toHaveBeenCalled()
  lie('placed', 'sending')
  lie('placed', 'sending')
  expect(tell).toHaveBeenCalledTimes(1)
  lie('placed', 'placed')
  lie('placed')
  expect(tell).toHaveBeenCalledTimes(3)
  stop()
  lie()
  expect(tell).toHaveBeenCalledTimes(3)
})
