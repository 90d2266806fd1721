import { expect, type Page } from '@playwright/test'

/** Password of every demo account of the sandbox. */
export const password = 'Foyer-demo-2026'

const port = Number(process.env.E2E_PORT ?? 4300)

export const hosts = {
  comet: `http://localhost:${port}`,
  marigold: `http://marigold.localhost:${port}`,
  keystone: `http://keystone.localhost:${port}`,
} as const

/** Waits until script has taken the page over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined, undefined, { timeout: 20_000 })
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.move(5, 5)
  await settled(page)
}

/** Logs in through the form in the header, or the one in the modal that the header opens. */
export async function logIn(page: Page, username = 'demoplayer', origin: string = hosts.comet): Promise<void> {
  await open(page, `${origin}/`)
  const banner = page.getByRole('banner')
  const inHeader = banner.getByRole('form', { name: 'Log in' })
  const hasForm = await inHeader.isVisible()
  if (!hasForm) await banner.getByText('Log in', { exact: true }).click()
  const form = hasForm ? inHeader : page.getByRole('dialog')
  await form.getByLabel('User name').fill(username)
  await form
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(form).toBeHidden()
}

/** Signs in by the call alone, for tests of something else than the form. */
export async function signIn(page: Page, username = 'demoplayer', origin: string = hosts.comet): Promise<void> {
  const answer = await page.request.post(`${origin}/api/WPS/0/wps/session/login`, {
    data: { type: 'username', username, password },
    headers: { 'X-Requested-With': 'foyer' },
  })
  expect(answer.ok()).toBe(true)
}

/** A device that holds passkeys, whose owner is always there. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Holds calls to addresses of this form back until the function that it gives is called. */
export async function holdCalls(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined
  const mayGo = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(address, async (route) => {
    await mayGo
    await route.continue()
  })
  return letThrough
}
