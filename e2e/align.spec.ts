import { expect, type Locator, test } from '@playwright/test'
import { hosts, open } from './people.ts'

/** Where the first line of an element's words stands. */
const baseline = (words: Locator): Promise<number> =>
  words.first().evaluate((element) => {
    const mark = document.createElement('span')
    mark.style.display = 'inline-block'
    element.prepend(mark)
    const { bottom } = mark.getBoundingClientRect()
    mark.remove()
    return bottom
  })

for (const brand of ['comet', 'marigold', 'keystone'] as const)
  test(`R21 the contents of ${brand}'s help begin on the line of its first heading`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `${hosts[brand]}/help`)
    const main = page.getByRole('main')
    const heading = await baseline(main.getByRole('article').getByRole('heading'))
    expect(Math.abs((await baseline(main.getByRole('navigation').getByRole('link'))) - heading)).toBeLessThan(1)
  })

test('R23 on a phone an app stands beside its code, so that both apps are seen at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${hosts.comet}/down`)
  const app = page.getByRole('main').getByRole('listitem').first()
  const [code, link] = await Promise.all([app.getByRole('img').boundingBox(), app.getByRole('link').boundingBox()])
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan((code?.y ?? 0) + (code?.height ?? 0))
})

test('R17 the card of a promotion shows the side of its picture on which the subject stands', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${hosts.marigold}/promotions`)
  const pictures = page.getByRole('main').locator('[data-part=picture] img')
  await expect(pictures.first()).toBeVisible()
  const cutAtEnd = (image: HTMLElement | SVGElement): number => {
    const place = Number.parseFloat(getComputedStyle(image).objectPosition)
    const drawn = (image.clientHeight * 1280) / 400
    return ((drawn - image.clientWidth) * (1 - place / 100)) / drawn
  }
  for (const picture of await pictures.all()) expect(await picture.evaluate(cutAtEnd)).toBeLessThan(0.05)
})

test('R01 the home and the foot of a desk end where its header and its catalogue do', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const endOf = async (path: string, part: Locator): Promise<number> => {
    await open(page, `${hosts.keystone}${path}`)
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
    return Math.round(x + width)
  }
  const main = page.getByRole('main')
  const catalogue = await endOf('/rng', main.getByRole('table'))
  expect(await endOf('/', main.getByRole('definition').last())).toBe(catalogue)
  expect(await endOf('/', page.getByRole('contentinfo').locator('p').last())).toBe(catalogue)
})
