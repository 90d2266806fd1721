import { expect, test } from '@playwright/test'
import { hosts, open } from './people.ts'
import { readQr } from './readQr.ts'

test('R23 R27 P20 the codes of the apps are read as their addresses, and a guide says how to install them', async ({
  page,
}) => {
  await open(page, `${hosts.comet}/down`)
  const main = page.getByRole('main')
  const apps = main.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Open / }) })
  await expect(apps).toHaveCount(2)
  for (const app of await apps.all()) {
    const href = await app.getByRole('link').getAttribute('href')
    expect(await readQr(app.getByRole('img'))).toBe(new URL(href ?? '', hosts.comet).href)
  }
  await main.getByText('On Android', { exact: true }).click()
  await expect(main.getByText('Press Install, then open the app')).toBeVisible()
})
