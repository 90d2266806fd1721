import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

test('G06 M11 I40 a tile of a maker opens all of its games over the page, and one that is found there starts', async ({
  page,
}) => {
  await signIn(page)
  await open(page, `${hosts.comet}/?q=Lamplight+Mill`)
  const tile = page.getByRole('button', { name: 'Play Lamplight Mill', exact: true })
  await tile.focus()
  await tile.press('Enter')
  const list = page.getByRole('dialog', { name: 'Games of Lamplight Mill' })
  await expect(list.getByText('590 games found')).toBeVisible()
  const first = await list
    .getByRole('button', { name: /^Play / })
    .first()
    .getAttribute('aria-label')
  const name = (first ?? '').replace('Play ', '')
  await list.getByRole('searchbox').fill(` ${name.toUpperCase()} `)
  const found = list.getByRole('button', { name: `Play ${name}`, exact: true })
  await found.focus()
  await found.press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
  await expect(list).toBeHidden()
  await expect(page.locator('iframe')).toHaveAttribute('title', `Game: ${name}`)
})

test('G06 FP15 a maker whose games open with play money only lists them too', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/?q=Tilegarden`)
  const tile = page.getByRole('button', { name: 'Play Tilegarden', exact: true })
  await tile.focus()
  await tile.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Games of Tilegarden' }).getByText('140 games found')).toBeVisible()
})

test('I38 the live lobby lists tables with seats free, of the chosen class', async ({ page }) => {
  await open(page, `${hosts.comet}/live?class=Blackjack`)
  const tables = page.getByRole('region', { name: 'Seats free now' })
  await expect(tables.getByText(/seats? free/).first()).toBeVisible()
  await expect(tables.getByText(/\$[\d.,]+–\$[\d.,]+/).first()).toBeVisible()
  await expect(tables.getByText('Full')).toHaveCount(0)
})

test('QR22 what is known of a game is told before it and while it is played', async ({ page }) => {
  await signIn(page)
  await open(page, `${hosts.comet}/inhouse`)
  const info = page.getByRole('main').getByRole('button', { name: 'About Lantern Harbor' })
  await info.focus()
  await info.press('Enter')
  const about = page.getByRole('dialog', { name: 'Lantern Harbor' })
  await expect(about).toContainText('Backstage Games')
  await expect(about).toContainText('96.2%')
  await expect(about).toContainText('$0.20')
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(info).toBeFocused()
  const play = page.getByRole('main').getByRole('button', { name: 'Play Lantern Harbor' })
  await play.focus()
  await play.press('Enter')
  await expect(page).toHaveURL(/\/game\?/)
  await page.getByRole('button', { name: 'About this game' }).click()
  await expect(about).toContainText('Rules in brief')
})
