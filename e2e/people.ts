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

/** Logs in through the modal that the header opens. */
export async function logIn(page: Page, username = 'demoplayer', origin: string = hosts.comet): Promise<void> {
  await open(page, `${origin}/`)
  await page.getByRole('banner').getByText('Log in', { exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('User name').fill(username)
  await dialog
    .getByLabel(/^Password/)
    .first()
    .fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Signs in by the call alone, for tests of something else than the form. */
export async function signIn(page: Page, username = 'demoplayer', origin: string = hosts.comet): Promise<void> {
  const answer = await page.request.post(`${origin}/api/WPS/0/wps/session/login`, {
    data: { type: 'username', username, password },
    headers: { 'X-Requested-With': 'foyer' },
  })
  expect(answer.ok()).toBe(true)
}
