import { expect, test, vi } from 'vitest'
import { createBalanceAsk } from './createBalanceAsk.ts'

test('QP10 H17 a table asks for the balance when money moved elsewhere, and again once its outcome is shown', async () => {
  const waits: (() => void)[] = []
  const answers = [undefined, 'round_running', 'round_running', undefined] as const
  const table = vi.fn((_what: string, _body: object) => Promise.resolve(answers[table.mock.calls.length - 1]))
  const { sitAt, ask } = createBalanceAsk((_ms, act) => void waits.push(act))
  const answered = () => new Promise((resolve) => setTimeout(resolve))
  ask()
  sitAt(table)
  ask()
  await answered()
  expect([table.mock.calls, waits.length]).toEqual([[['balance', {}]], 0])
  ask()
  await answered()
  ask()
  await answered()
  expect([table.mock.calls.length, waits.length]).toEqual([2, 1])
  waits[0]?.()
  await answered()
  waits[1]?.()
  await answered()
  expect([table.mock.calls.length, waits.length]).toEqual([4, 2])
})
