import { sectionLists } from '../sections/sectionLists.ts'
import { activeRoutes } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'
import { linkedPaths } from './checkLinks.ts'

/** Every page of the site can be reached by a link: of the product, of a section of a page, or of the brand itself (N01). */
export const checkReachable: Check = (context) => {
  const sections = new Set(sectionLists(context.resolved).flatMap((list) => list.sections.map(({ type }) => type)))
  const linked = new Set(linkedPaths(context))
  return activeRoutes(context).flatMap(({ id, paths, linkedFrom }) => {
    if (!linkedFrom || linkedFrom.some((section) => sections.has(section))) return []
    if (paths.some((path) => linked.has(path))) return []
    const section = linkedFrom.length > 0 ? `show the section "${linkedFrom.join('" or "')}" on home, or ` : ''
    return [
      {
        code: 'unreachable-route',
        severity: 'warning',
        path: ['routes', id],
        atKey: true,
        message: `No link of the site leads to ${paths[0]}`,
        why: 'Players could only open the page by typing its address.',
        hint: `Link it in footer.columns or on a banner, ${section}switch it off: "routes": { "${id}": { "enabled": false } }`,
      },
    ]
  })
}
