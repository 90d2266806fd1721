import { expect, test } from 'vitest'
import type { SiteRoute } from '../routes/routeTable.ts'
import { english } from '../testing/fixtures.ts'
import { footerColumns } from './footerModel.ts'
import { leadsOn } from './leadsOn.ts'

// Only who may see a page counts here.
const route = (access: string) => ({ declaration: { access } }) as unknown as SiteRoute
const pages: Readonly<Record<string, SiteRoute>> = { '/login': route('guest'), '/rng': route('public') }
const table = { find: (path: string) => pages[path] }

test('H19 X01 X08 links to login and registration are there for guests and trials alone, all others for everybody', () => {
  const member = leadsOn(table, 'member')
  for (const role of ['guest', 'trial'] as const)
    expect(['/login', '/rng', 'mailto:a@b.example', '/other'].map(leadsOn(table, role))).toEqual([
      true,
      true,
      true,
      true,
    ])
  expect(['/login?next=/fav', '/rng', 'mailto:a@b.example', '/other'].map(member)).toEqual([false, true, true, true])
})

test('H19 a column of the footer that has no link left is not shown', () => {
  const link = (href: string) => ({ label: { en: href }, href })
  const columns = [
    { title: { en: 'Account' }, links: [link('/login')] },
    { title: { en: 'Play' }, links: [link('/rng'), link('/login')] },
  ]
  const shown = footerColumns({
    footer: { columns, vendorLogos: false },
    language: english,
    href: () => '/',
    hasRoute: () => false,
    leadsOn: leadsOn(table, 'member'),
    t: (key) => key,
    services: [],
  })
  expect(shown.map(({ title, links }) => [title, links.length])).toEqual([['Play', 1]])
})
