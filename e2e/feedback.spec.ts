import { expect, test } from '@playwright/test'
import { hosts, open, signIn } from './people.ts'

test('M10 P25 what a member writes to customer service keeps its words until it is sent, and comes to the desk', async ({
  page,
  baseURL,
}) => {
  await open(page, `${hosts.comet}/`)
  await signIn(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible()
  await page.getByLabel('What is it about?').selectOption('game')
  const words = `The wheel stood still, ${Date.now()}`
  await page.getByLabel('Your message').fill(words)
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue(words)
  await page.getByRole('button', { name: 'Send message' }).click()
  const told = page.getByRole('status').filter({ hasText: 'Thank you' })
  await expect(told).toContainText(/F[0-9A-Z]{11}/)
  const [reference] = /F[0-9A-Z]{11}/.exec(await told.innerText()) ?? ['']
  await page.goto(`${baseURL}/desk`)
  const entry = page.getByRole('region', { name: 'Feedback' }).getByRole('listitem').filter({ hasText: words })
  await expect(entry).toContainText('demoplayer')
  await page.getByRole('button', { name: `Put ${reference} away` }).click()
  await expect(entry).toHaveCount(0)
})
