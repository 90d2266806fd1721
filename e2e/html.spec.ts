import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { pagesOf } from './routes.ts'

/** The rules of the HTML standard; matters of taste and of accessibility are held elsewhere. */
const validate = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Tabs whose panel is missing in the page, which the rules above do not look at. */
function tabsWithoutPanel(html: string): string[] {
  const panels = new Set(
    [...html.matchAll(/<[^>]+role="tabpanel"[^>]*>/g)].map(([tag]) => /\bid="([^"]+)"/.exec(tag)?.[1]),
  )
  const tabs = [...html.matchAll(/<[^>]+role="tab"[^>]*>/g)].map(([tag]) => tag)
  return tabs.filter((tag) => !panels.has(/aria-controls="([^"]+)"/.exec(tag)?.[1]))
}

for (const brand of ['comet', 'marigold', 'keystone'] as const)
  test(`FP23 every prerendered page of ${brand} is valid HTML`, async () => {
    const found = new Map<string, string>()
    const pages = pagesOf(brand)
    expect(pages.length).toBeGreaterThan(9)
    for (const [path, html] of pages) {
      for (const tab of tabsWithoutPanel(html)) found.set(tab, path)
      const { results } = await validate.validateString(html, path)
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages) found.set(`${ruleId}: ${message} ${selector}`, path)
    }
    expect([...found].map(([problem, path]) => `${path} ${problem}`)).toEqual([])
  })
