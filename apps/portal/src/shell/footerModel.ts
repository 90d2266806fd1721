import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { VendorCategory } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'
import { siteText } from '@foyer/feature-api'
import type { FooterColumn, FooterLink, FooterVendor } from '@foyer/ui/Footer'
import { inLanguage } from '../routes/paths.ts'
import type { FloatingItem } from './floatingModel.ts'
import type { ShellKey } from './useShellT.ts'

interface FooterInput {
  readonly footer: PublicConfig['footer']
  readonly language: SiteLanguage
  readonly href: (id: RouteId) => string
  readonly hasRoute: (id: RouteId) => boolean
  readonly t: (key: ShellKey) => string
  /** Whether an address of the site leads somewhere for this visitor. */
  readonly leadsOn: (path: string) => boolean
  /** Where customer service answers. */
  readonly services: readonly FloatingItem[]
}

const isExternal = (href: string): boolean => /^https?:/.test(href)

/** Links of a brand's own that lead somewhere for this visitor, in the language of the page. */
export const siteLinks = (
  links: NonNullable<PublicConfig['drawer']>,
  language: SiteLanguage,
  leadsOn: FooterInput['leadsOn'],
) =>
  links
    .filter(({ href }) => leadsOn(href))
    .map(({ label, href }) => ({
      id: href,
      label: siteText(label, language),
      href: href.startsWith('/') ? inLanguage(href, language) : href,
      isExternal: isExternal(href),
    }))

/** The brand's columns, or help and contact where it names none; customer service is always reachable (H19, H21). */
export function footerColumns({
  footer,
  language,
  href,
  hasRoute,
  leadsOn,
  t,
  services,
}: FooterInput): readonly FooterColumn[] {
  const own = footer.columns.map(({ title, links }, index) => ({
    id: `own-${index}`,
    title: siteText(title, language),
    links: siteLinks(links, language, leadsOn),
  }))
  const helpLinks: readonly FooterLink[] = [
    ...(hasRoute('help')
      ? [
          { id: 'help', label: t('footerHelpCentre'), href: href('help') },
          { id: 'terms', label: t('footerTerms'), href: `${href('help')}#term` },
        ]
      : []),
    ...(hasRoute('promotions') ? [{ id: 'promotions', label: t('footerPromotions'), href: href('promotions') }] : []),
    ...(hasRoute('down') ? [{ id: 'down', label: t('footerDownload'), href: href('down') }] : []),
  ]
  const contactLinks: readonly FooterLink[] = [
    ...services.map(({ id, label, href: address = '' }) => ({
      id,
      label,
      href: address,
      isExternal: isExternal(address),
    })),
    ...(hasRoute('feedback') ? [{ id: 'feedback', label: t('footerFeedback'), href: href('feedback') }] : []),
  ]
  const columns = own.length > 0 ? own : [{ id: 'help', title: t('footerHelp'), links: helpLinks }]
  return [...columns, { id: 'contact', title: t('footerContact'), links: contactLinks }].filter(
    ({ links }) => links.length > 0,
  )
}

const maxLogos = 18

/** Logos of the vendors, each once, with the address of the page that lists them. */
export function footerVendors(
  categories: readonly VendorCategory[] | undefined,
  providers: string | undefined,
): readonly FooterVendor[] {
  const vendors = new Map(
    (categories ?? []).flatMap(({ vendors: list }) => list.map((one) => [one.vassalage, one] as const)),
  )
  return [...vendors.values()].slice(0, maxLogos).map(({ vassalage, displayName, iconUrl }) => ({
    id: vassalage,
    name: displayName,
    image: iconUrl,
    ...(providers ? { href: providers } : {}),
  }))
}
