import { type FaultSetting, faultsHeader } from '@foyer/contract'
import { expect, type Page } from '@playwright/test'
import { hosts } from './people.ts'

/** What is done to the calls of one page. */
export interface Faults {
  readonly add: (setting: FaultSetting) => Promise<void>
  readonly clear: () => Promise<void>
}

/** Gives the page faults of its own at the switch of the sandbox (GW10). */
export async function faultsOf(page: Page): Promise<Faults> {
  const visitor = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0'))
  const headers = { [faultsHeader]: visitor.join('') }
  await page.setExtraHTTPHeaders(headers)
  const change = async (data: object): Promise<void> => {
    const answer = await page.request.post(`${hosts.comet}/desk/api/faults`, {
      data,
      headers: { 'X-Requested-With': 'foyer', ...headers },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return { add: (add) => change({ add }), clear: () => change({ clear: 'all' }) }
}

/** Lets the portal wait for an answer a fifth of the time only: still longer than a busy machine takes for one. */
export async function hurryTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => wait(milliseconds / 5)
  })
}
