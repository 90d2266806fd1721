import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { hosts, settled, signIn } from './people.ts'

const centre = `${hosts.comet}/?centre=member.personalHistoryCopy`

async function openRecords(page: Page, filters = ''): Promise<void> {
  await signIn(page)
  await page.goto(`${centre}${filters}`)
  await settled(page)
}

const rows = (page: Page) => page.getByRole('region', { name: 'Bets' }).locator('tbody').getByRole('row')

test('P06 a link leads to filters and page, and what does not exist is cleaned from it', async ({ page }) => {
  await openRecords(
    page,
    '&centre.from=2026-10-01&centre.to=2026-11-20&centre.status=WON&centre.category=NONE&centre.page=0',
  )
  await expect(rows(page).first()).toContainText('Won')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('WON')
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('2026-10-01')
  await expect(page).toHaveURL(`${centre}&centre.from=2026-10-01&centre.to=2026-11-20&centre.status=WON`)
})

test('P06 FP02 a filter, a quick range and a page are one step in history each, and Back takes them back', async ({
  page,
}) => {
  await openRecords(page)
  await expect(rows(page).first()).toBeVisible()
  const before = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/centre\.from=/)
  // What comes in moves the pages below it.
  await expect(page.getByRole('dialog').locator('[data-state=ready]')).toBeVisible()
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/centre\.page=2/)
  await page.getByRole('searchbox', { name: 'Bet reference' }).pressSequentially('7K')
  await expect(page).toHaveURL(/centre\.reference=7K$/)
  expect(await page.evaluate(() => history.length)).toBe(before + 3)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Bet reference' })).toHaveValue('')
  await expect(page).toHaveURL(/centre\.page=2/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(centre)
})

test('P06 Back that comes before what was written has been shown takes it away too', async ({ page }) => {
  await openRecords(page)
  const reference = page.getByRole('searchbox', { name: 'Bet reference' })
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page).toHaveURL(/centre\.from=/)
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (...step: Parameters<typeof push>) => {
      push(...step)
      history.back()
      // So that the step back is there before the page has drawn anything.
      const end = performance.now() + 500
      while (performance.now() < end);
      history.pushState = push
    }
  })
  await reference.fill('7K')
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(2)
  await expect(reference).toHaveValue('')
  await expect(page).not.toHaveURL(/reference/)
  await expect(page).toHaveURL(/centre\.from=/)
})

test('P06 a bet is found by its reference, and closing the centre leaves no filter in the address', async ({
  page,
}) => {
  await openRecords(page, '&centre.from=2026-10-01&centre.to=2026-11-20')
  const reference = await rows(page).nth(2).locator('[data-part=detail]').innerText()
  await page.getByRole('searchbox', { name: 'Bet reference' }).fill(reference)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).first()).toContainText(reference)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(new URL(page.url()).search).not.toContain('centre')
})

test('FP07 without a network the records and the centre say so, and they come when it is back', async ({
  page,
  context,
}) => {
  await openRecords(page)
  await expect(rows(page).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  const alert = page.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText('You are offline')
  await expect(page.getByRole('dialog').getByText('What you see may be out of date.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(rows(page).first()).toBeVisible()
})

test('FP07 a failed call takes the rows away and can be tried again', async ({ page }) => {
  await openRecords(page)
  await expect(rows(page).first()).toBeVisible()
  const calls = '**/MCSFE_getBetHistory*'
  await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page.getByText('The records could not be loaded')).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('P06 QR23 the export has every bet of the filter once', async ({ page }) => {
  await openRecords(page, '&centre.from=2026-10-01&centre.to=2026-11-20')
  await expect(rows(page).first()).toBeVisible()
  const count = Number.parseInt(await page.getByText(/^\d+ records$/).innerText(), 10)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const download = await file
  expect(download.suggestedFilename()).toBe('bets_2026-10-01_2026-11-20.csv')
  const [heading, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(heading).toContain(
    'Time (UTC),Bet reference,Game,Provider,Category,Status,Bet (USD),Win (USD),Net result (USD)',
  )
  expect(lines).toHaveLength(count)
  expect(new Set(lines).size).toBe(count)
})
