import { expect, type Page, test } from '@playwright/test'
import { startHostsInFront } from './hostsInFront.ts'
import type { startOwnGateway } from './ownGateway.ts'
import { logIn, open, settled } from './people.ts'

/** Hosts of one site. */
export const lagoonHosts = ['lagoon.localhost', 'lagoon2.localhost', 'lagoon3.localhost'] as const
const [own, near, dead] = lagoonHosts

const speeds = (page: Page): Promise<number[] | undefined> =>
  page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('routers') ?? '{}').value?.domainList.map(
      ({ speed }: { speed: number }) => speed,
    ),
  )
const tile = (page: Page) => page.locator('[data-game]:visible').first()

/** One visit of a guest: by the fastest of the hosts, then without it. */
async function walk(page: Page, front: Awaited<ReturnType<typeof startHostsInFront>>): Promise<void> {
  front.setState(own, 'slow')
  front.setState(dead, 'dead')
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security|cors policy/i.test(message.text())) refused.push(message.text())
  })
  await open(page, `${front.originOf(own)}/rng`)
  await expect.poll(() => speeds(page)).toEqual([expect.any(Number), expect.any(Number), 0])
  await page.goto(`${front.originOf(own)}/rng?page=2`)
  await settled(page)
  await expect(tile(page)).toBeVisible()
  await expect.poll(() => front.callsAt(near).length).toBeGreaterThan(0)
  const untilThen = front.callsAt(own).length

  front.setState(near, 'dead')
  front.setState(own, undefined)
  await page.goto(`${front.originOf(own)}/rng?page=3`)
  await settled(page)
  await expect(tile(page)).toBeVisible()
  await expect.poll(() => front.callsAt(own).length).toBeGreaterThan(untilThen)
  expect(refused).toEqual([])
}

/** Tests of the site `lagoon`, which has its hosts measured. */
export function addressTests(sites: () => Awaited<ReturnType<typeof startOwnGateway>>): void {
  test('GW06 pages call the fastest of their hosts, and the next one once that fails', async ({ page }) => {
    const front = await startHostsInFront(sites().api)
    try {
      await walk(page, front)
    } finally {
      front.stop()
    }
  })

  test('GW06 where the server does not answer, a page of an account is offered at the address that does', async ({
    page,
  }) => {
    const origin = sites().originOf('lagoon')
    await logIn(page, 'demoplayer', origin)
    await expect.poll(() => speeds(page)).toHaveLength(3)
    expect(await speeds(page)).not.toContain(0)
    await page.route(`${origin}/api/**`, (route) => route.fulfill({ status: 500, json: { success: false } }))
    await open(page, `${origin}/fav?page=1`)
    const other = page.getByRole('main').getByRole('link', { name: /^Try lagoon[23]\.localhost$/ })
    await expect(other).toBeVisible()
    await other.click()
    await expect(page).toHaveURL(/^http:\/\/lagoon[23]\.localhost:\d+\/fav\?page=1$/)
    await expect(page.getByRole('dialog').getByLabel('User name')).toBeVisible()
  })
}
