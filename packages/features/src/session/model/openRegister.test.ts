import type { PortalRuntime } from '@foyer/feature-api'
import { expect, test, vi } from 'vitest'
import { run } from './openRegister.ts'

function portal(isOpen: boolean) {
  const openModal = vi.fn()
  const toast = vi.fn()
  const runtime = { moduleOn: () => isOpen, openModal, toast, text: (_feature: string, key: string) => key }
  return { runtime: runtime as unknown as PortalRuntime, openModal, toast } // what the action asks of the shell
}

test('M04 X08 registration opens as a modal, with what goes on once the account is open', () => {
  const { runtime, openModal } = portal(true)
  const options = { onLoggedIn: vi.fn() }
  run(runtime, options)
  expect(openModal).toHaveBeenCalledWith('register', options)
})

test('M04 a site that opens no accounts says so', () => {
  const { runtime, openModal, toast } = portal(false)
  run(runtime)
  expect(openModal).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledWith({ text: 'closedText' })
})
