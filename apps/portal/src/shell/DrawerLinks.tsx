import { useRuntime } from '@foyer/feature-api'
import { DrawerLinksRoot } from './DrawerLinks.styles.ts'
import { siteLinks } from './footerModel.ts'
import { useLeadsOn } from './useLeadsOn.ts'

/** What a brand puts below the navigation of a phone's drawer (CF08). */
export function DrawerLinks() {
  const { config, language } = useRuntime()
  const links = siteLinks(config.drawer ?? [], language, useLeadsOn())
  if (links.length === 0) return null
  return (
    <DrawerLinksRoot>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </DrawerLinksRoot>
  )
}
