import type { PortalRuntime } from '@foyer/feature-api'
import { expect, test, vi } from 'vitest'
import { type CaptchaState, createPictureAsker } from './createPictureAsker.ts'

/** A form and a server whose answers come when the test says so. */
function form() {
  const answers: { readonly give: (captchaId: string) => void; readonly fail: (error: Error) => void }[] = []
  const call = vi.fn(
    () =>
      new Promise((resolve, reject) => {
        answers.push({ give: (captchaId) => resolve({ captchaId, image: captchaId }), fail: reject })
      }),
  )
  const shown: CaptchaState[] = []
  const clock = { now: 0 }
  const client = { call } as unknown as PortalRuntime<'captcha'>['client'] // the one call that is made
  const ask = createPictureAsker({ client, show: (state) => shown.push(state), now: () => clock.now })
  return { ask, call, shown, clock, answers }
}

test('A11 C15 another picture is asked for at most once a second', () => {
  const { ask, call, clock } = form()
  ask()
  clock.now = 999
  ask()
  expect(call).toHaveBeenCalledTimes(1)
  clock.now = 1000
  ask()
  ask()
  expect(call).toHaveBeenCalledTimes(2)
})

test('A11 the picture that was asked for last is shown, whichever comes last', async () => {
  const { ask, shown, clock, answers } = form()
  ask()
  clock.now = 1000
  ask()
  answers[1]?.give('second')
  answers[0]?.give('first')
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  await Promise.resolve()
  expect(shown).toEqual([{ kind: 'ready', captchaId: 'second', image: 'second' }])
})

test('A10 N17 a picture that does not come is told, with the reason', async () => {
  const { ask, shown, answers } = form()
  ask()
  const error = new Error('no')
  answers[0]?.fail(error)
  await vi.waitFor(() => expect(shown).toEqual([{ kind: 'failed', error }]))
})
