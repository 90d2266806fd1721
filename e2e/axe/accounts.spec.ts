import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { hosts, open, password } from '../people.ts'

const dialogField = (page: Page, name: string) => page.locator(`dialog[open] input[name=${name}]`)

/** Every form of accounts that a guest can meet, one after the other. */
const forms: readonly (readonly [name: string, show: (page: Page) => Promise<unknown>])[] = [
  ['/login', (page) => open(page, `${hosts.comet}/login`)],
  [
    'a forgotten password',
    async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Forgot password?' }).click()
      await expect(dialogField(page, 'newPassword')).toBeVisible()
    },
  ],
  ['/register', (page) => open(page, `${hosts.comet}/register`)],
  [
    'its errors',
    async (page) => {
      await page.getByRole('main').locator('[name=username]').press('Enter')
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    },
  ],
  [
    'a login on a new device',
    async (page) => {
      await open(page, `${hosts.comet}/login`)
      await page.getByRole('main').locator('[name=username]').fill('demoverifytotp')
      await page.getByRole('main').locator('[name=password]').fill(password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').locator('[name=answer]')).toBeVisible()
    },
  ],
  [
    'the header of an agent site',
    async (page) => {
      await open(page, `${hosts.keystone}/`)
      await expect(
        page.getByRole('banner').getByText('Log in', { exact: true }).filter({ visible: true }),
      ).toBeVisible()
    },
  ],
]

for (const [theme, ownWidth] of [
  ['dark', 1440],
  ['light', 390],
] as const)
  test(`QR25 ${theme}: no form of accounts has an accessibility violation`, async ({ page }) => {
    test.setTimeout(300_000)
    const widths = process.env.E2E_SCOPE === 'full' ? [1440, 390] : [ownWidth]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const found: string[] = []
    for (const [name, show] of forms) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await show(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page }).analyze()
        found.push(...violations.map(({ id, nodes }) => `${name} ${width} ${id}: ${nodes[0]?.target.join(' ')}`))
      }
    }
    expect(found).toEqual([])
  })
