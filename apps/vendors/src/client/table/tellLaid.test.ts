import { expect, test, vi } from 'vitest'
import type { StreamState } from './createTableStream.ts'
import { tellLaid } from './tellLaid.ts'

/** A table's model, whose tickets and balance a test sets. */
function createModel() {
  const listeners = new Set<() => void>()
  let state: StreamState = { chat: [], waiting: [], chip: 1, last: undefined, ahead: 0 }
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    lie: (states: readonly ('sending' | 'placed')[], balance = 100): void => {
      const tickets = states.map((at, index) => ({ id: `${index}`, state: at }))
      state = { ...state, own: { seat: 1, round: '1', balance, tickets } }
      for (const listener of listeners) listener()
    },
  }
}

test('H17 the page around a table hears of each stake that lies there, and of those taken back, not of those on their way', () => {
  const model = createModel()
  const tell = vi.fn()
  const stop = tellLaid(model, tell)
  model.lie(['sending'])
  expect(tell).not.toHaveBeenCalled()
  model.lie(['placed', 'sending'])
  model.lie(['placed', 'sending'])
  expect(tell).toHaveBeenCalledTimes(1)
  model.lie(['placed', 'placed'])
  model.lie(['placed'])
  expect(tell).toHaveBeenCalledTimes(3)
  stop()
  model.lie([])
  expect(tell).toHaveBeenCalledTimes(3)
})

test('H17 QP10 the page around a table hears of a stake that comes back after its round, as after a restart', () => {
  const model = createModel()
  const tell = vi.fn()
  tellLaid(model, tell)
  model.lie([], 100)
  model.lie(['sending'], 90)
  // It was refused, so that no money has moved.
  model.lie([], 100)
  expect(tell).not.toHaveBeenCalled()
  model.lie(['placed'], 90)
  model.lie([], 90)
  expect(tell).toHaveBeenCalledTimes(2)
  model.lie([], 100)
  model.lie([], 100)
  expect(tell).toHaveBeenCalledTimes(3)
})
