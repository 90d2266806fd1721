import { expect, type Locator, type Page } from '@playwright/test'

/** The button of a slot that plays a round, in the page's game or in the one of this name. */
export const spinOf = (page: Page, name?: string): Locator =>
  page
    .frameLocator(name === undefined ? 'iframe' : `iframe[title="Game: ${name}"]`)
    .getByRole('button', { name: /^spin/i })

/** Plays a round to its end. One in 150 brings eight free spins, which are shown for most of a minute. */
export async function playRound(spin: Locator): Promise<void> {
  await spin.click()
  await expect(spin).toBeEnabled({ timeout: 90_000 })
}
