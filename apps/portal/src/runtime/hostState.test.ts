import { expect, test } from 'vitest'
import { askAlert, createHostState, giveUpAlerts } from './hostState.ts'

test('M13 QP17 questions that cannot be shown are answered as closed ones, and it is said why', async () => {
  const state = createHostState()
  giveUpAlerts(state, 'lost')
  expect(state.toasts).toEqual([])
  const asked = ['Leave?', 'Really?'].map((title) => askAlert(state, { title, text: '', buttons: [] }))
  giveUpAlerts(state, 'lost')
  expect(await Promise.all(asked)).toEqual([undefined, undefined])
  expect(state.alerts).toEqual([])
  expect(state.toasts.map(({ options }) => options.text)).toEqual(['lost'])
})
