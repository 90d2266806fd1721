import { expect, type Page, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'
import { playRound, spinOf } from './slot.ts'

/** Asks for a round as the portal does; the status of the answer. */
const askFor = (page: Page, vassalage: string, betId: string): Promise<number> =>
  page.evaluate(
    async ([vendor, bet]) => {
      const headers = {
        'content-type': 'application/json',
        'x-requested-with': 'foyer',
        merchant: 'COMET',
        language: 'EN',
      }
      const body = JSON.stringify({ vassalage: vendor, betId: bet })
      return (await fetch('/api/WPS/1/wps/game/roundReplay', { method: 'POST', headers, body })).status
    },
    [vassalage, betId] as const,
  )

test('P06 G07 a round is read again in the game’s own history and from the betting record, and by nobody else', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const tile = page.getByRole('main').getByRole('button', { name: /^Play / })
  await tile.first().press('Enter')
  const game = page.frameLocator('iframe')
  const spin = spinOf(page)
  await playRound(spin)
  await game.getByRole('button', { name: 'Last rounds' }).click()
  const first = game.getByRole('button', { name: /^See the round / }).first()
  const reference = (await first.textContent()) ?? ''
  await first.click()
  const window = await game
    .getByRole('img', { name: /^Row 1:/ })
    .first()
    .getAttribute('aria-label')
  await game.getByText('What decided it').click()
  await expect(game.getByRole('row')).not.toHaveCount(0)
  // Escape steps back to the list first, and closes it then.
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(game.getByRole('dialog')).toHaveCount(0)

  await open(page, `${hosts.comet}/?centre=member.personalHistoryCopy&centre.reference=${reference}`)
  await page.getByRole('button', { name: `See the round ${reference}` }).click()
  const round = page.getByRole('dialog', { name: /^Round of / }).frameLocator('iframe')
  await expect(round.getByText(reference)).toBeVisible()
  await expect(round.getByRole('img', { name: /^Row 1:/ }).first()).toHaveAttribute('aria-label', window ?? '')

  expect(await askFor(page, 'BGS', reference)).toBe(200)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, 'demodownline')
  await open(other, hosts.comet)
  expect(await askFor(other, 'BGS', reference)).toBe(404)
  await other.context().close()
})
