import { expect, test } from '@playwright/test'
import { hosts, settled } from './people.ts'
import { pathsOf } from './routes.ts'

for (const [brand, origin] of Object.entries(hosts))
  test(`CF17 ${brand}: no page breaks its own content security policy or logs an error`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
    for (const path of pathsOf(brand)) {
      await page.goto(`${origin}${path}`)
      await page.mouse.move(4, 4)
      await settled(page)
    }
    expect(problems).toEqual([])
  })
