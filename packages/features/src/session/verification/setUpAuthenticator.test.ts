import type { PortalRuntime } from '@foyer/feature-api'
import { expect, test, vi } from 'vitest'
import type { Operation } from '../operations.ts'
import { run } from './setUpAuthenticator.ts'

const question = { ticket: 'ticket', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Comet:ada' }

test('A19 pressed three times while the server takes its time, one app is set up; afterwards another can be', async () => {
  const answers: ((answer: unknown) => void)[] = []
  const call = vi.fn(() => new Promise((answer) => answers.push(answer)))
  const openModal = vi.fn()
  const runtime = { client: { call }, openModal } as unknown as PortalRuntime<Operation> // what it asks of the shell
  const pressed = [run(runtime), run(runtime), run(runtime)]
  expect(call).toHaveBeenCalledOnce()
  answers[0]?.(question)
  await Promise.all(pressed)
  expect(openModal).toHaveBeenCalledExactlyOnceWith('authenticator', question)
  const again = run(runtime)
  answers[1]?.(question)
  await again
  expect(openModal).toHaveBeenCalledTimes(2)
})
