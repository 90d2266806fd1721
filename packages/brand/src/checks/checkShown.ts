import type { Finding, ValuePath } from '../issues/issue.ts'
import { type PlacedSection, sectionLists } from '../sections/sectionLists.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import { activeRoutes } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'
import type { ProductSection } from './product.ts'

/** What a brand placed is seen: guests have something on home, buttons lead somewhere, games have a page (CF07, BN15). */
export const checkShown: Check = (context) => [
  ...bareHome(context),
  ...bannerButtons(context),
  ...sectionLists(context.resolved).flatMap(({ path, sections }) =>
    sections.flatMap((placed, index) => {
      const section = context.product.sections.find(({ id }) => id === placed.type)
      if (!section) return []
      const at = [...path, index]
      return [
        ...buttonProblem(section, placed, at),
        ...gamesProblem(context, { ...section, what: 'section' }, placed, at),
        ...(placed.blocks ?? []).flatMap((block, number) =>
          gamesProblem(context, { what: 'block' }, block, [...at, 'blocks', number]),
        ),
        ...emptyProblem(section, placed, at),
      ]
    }),
  ),
]

function bareHome({ resolved, product }: CheckContext): readonly Finding[] {
  const { sections } = resolved.home
  const isExtra = (type: string) => product.sections.find(({ id }) => id === type)?.isExtra ?? false
  if (resolved.site.loginRequired || sections.length === 0 || !sections.every(({ type }) => isExtra(type))) return []
  const others = product.sections.filter(({ id, pages }) => (pages?.includes('home') ?? true) && !isExtra(id))
  return [
    {
      code: 'empty-home',
      severity: 'warning',
      path: ['home', 'sections'],
      message: 'All sections of the home page are for accounts, or a line of announcements',
      why: 'Guests would meet a page with nothing but a banner.',
      hint: `Add one of ${others.map(({ id }) => id).join(', ')}`,
    },
  ]
}

const hidden = (path: ValuePath, key: 'action' | 'link', other: string): Finding => ({
  code: 'button-hidden',
  severity: 'warning',
  path: [...path, key],
  message: `The button is not shown: there is ${key === 'action' ? 'an "action"' : 'a "link"'} without ${other}`,
  why: 'Players would miss the way that was meant for them.',
  hint:
    key === 'action' ? 'Add a "link", e.g. "/promotions", or take "action" out' : 'Add an "action", or take "link" out',
})

function bannerButtons({ resolved }: CheckContext): readonly Finding[] {
  return Object.entries(resolved.banners).flatMap(([group, banners]) =>
    banners.flatMap(({ action, link }, index) =>
      action && !link ? [hidden(['banners', group, index], 'action', 'a "link"')] : [],
    ),
  )
}

function buttonProblem({ settings: schema }: ProductSection, { settings }: PlacedSection, path: ValuePath) {
  // A TypeBox schema is JSON.
  const { properties } = schema as { readonly properties?: Readonly<Record<string, unknown>> }
  if (!properties?.link || !properties.action) return []
  const { link, action } = settings
  if ((link === undefined) === (action === undefined)) return []
  const at = [...path, 'settings']
  return [action === undefined ? hidden(at, 'link', 'an "action"') : hidden(at, 'action', 'a "link"')]
}

/** A heading over nothing, where all that a section shows are its blocks. */
function emptyProblem(
  { blocks, settings }: ProductSection,
  placed: PlacedSection,
  path: ValuePath,
): readonly Finding[] {
  // A TypeBox schema is JSON.
  const { properties = {} } = settings as { readonly properties?: Readonly<Record<string, unknown>> }
  const isAll = Object.keys(properties).every((key) => key === 'title')
  if (!blocks?.[0] || !isAll || placed.preset !== undefined || (placed.blocks ?? []).length > 0) return []
  return [
    {
      code: 'section-empty',
      severity: 'warning',
      path: [...path, 'type'],
      message: 'The section has no blocks, which are all that it shows',
      why: 'Players would read a heading with nothing below it.',
      hint: `Add a block "${blocks[0].id}", or take the section out`,
    },
  ]
}

const lotteries = ['LOTT', 'ELOTT']

/** Games of a category that the site has no page for, and lotteries of a site without them. */
function gamesProblem(
  context: CheckContext,
  section: { readonly what: 'section' | 'block'; readonly category?: string },
  { settings }: Pick<PlacedSection, 'settings'>,
  path: ValuePath,
): readonly Finding[] {
  const { product, resolved } = context
  const { what } = section
  const category = section.category ?? settings.category
  if (typeof category !== 'string') return []
  const isLottery = lotteries.includes(category)
  const route = isLottery ? undefined : product.categoryRoutes[category]
  const hasPage = activeRoutes(context).some(({ id }) => id === product.categoryRoutes[category])
  // A navigation that is left out shows the categories of all sites; lotteries are no page that every site has.
  const hasLotteries = resolved.nav.some((item) => item.category === 'LOTT')
  if (hasPage || (isLottery ? hasLotteries : route === undefined)) return []
  const isWritten = section.category === undefined && isJsonObject(settings)
  return [
    {
      code: 'section-off',
      severity: 'warning',
      path: isWritten ? [...path, 'settings', 'category'] : [...path, 'type'],
      message: route
        ? `The ${what} shows "${category}", but the page of the category is off`
        : `The ${what} shows lotteries, but the navigation has no "LOTT"`,
      why: 'Players would see games whose page they cannot open, or a gap.',
      hint: route
        ? `Take the ${what} out, or switch the route "${route}" on`
        : resolved.nav.length > 0
          ? `Take the ${what} out, or add { "category": "LOTT" } to nav`
          : `Take the ${what} out, or switch their page on: "routes": { "lottery": { "enabled": true } }`,
    },
  ]
}
