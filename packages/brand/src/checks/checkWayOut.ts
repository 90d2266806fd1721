import type { Finding, ValuePath } from '../issues/issue.ts'
import { type ActiveRoute, activeRoutes } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'

interface Choice {
  readonly path: ValuePath
  readonly layout: string
  readonly pages: readonly ActiveRoute[]
}

/** Whether a layout has neither header nor footer. */
const isClosed = ({ resolved }: CheckContext, layout: string): boolean => {
  const own = resolved.layouts[layout]
  return own ? !own.header && !own.footer : layout === 'bare'
}

/** Where a brand, not the product, gives pages a layout: in the layout itself, or at the page. */
function choices(context: CheckContext): readonly Choice[] {
  const { resolved } = context
  // What fills the window, as a game does, brings its own way out.
  const routes = activeRoutes(context).filter(({ isWhole }) => !isWhole)
  const layouts = Object.keys(resolved.layouts).map((layout) => ({
    path: ['layouts', layout],
    layout,
    pages: routes.filter((route) => route.layout === layout),
  }))
  const placed = routes.flatMap((route) => {
    if (Object.hasOwn(resolved.layouts, route.layout)) return []
    const name = route.id.replace(/^page\//, '')
    const [key, change] = name === route.id ? ['routes', resolved.routes[name]] : ['pages', resolved.pages[name]]
    return change?.layout === undefined
      ? []
      : [{ path: [String(key), name, 'layout'], layout: route.layout, pages: [route] }]
  })
  return [...layouts, ...placed]
}

/** Every page that a brand frames itself can be left again: through the header, the footer or the bottom bar (R29). */
export const checkWayOut: Check = (context) => {
  const hasBar = context.resolved.bottomBar.length > 0
  return choices(context).flatMap(({ path, layout, pages }): readonly Finding[] => {
    const [first] = pages
    if (!first || !isClosed(context, layout)) return []
    const isOwn = pages.every(({ feature }) => feature === 'pages')
    return [
      {
        code: 'no-way-out',
        ...(hasBar || isOwn ? { severity: 'warning' } : {}),
        path,
        ...(path[0] === 'layouts' ? { atKey: true } : {}),
        message: `Pages with the layout "${layout}" have neither header nor footer${hasBar ? ', on wide screens nothing at all' : ''}, e.g. ${first.paths[0]}`,
        why: 'Players find no way home, no way to log in and no licence line there.',
        hint:
          path[0] === 'layouts'
            ? `Write "header": true in layouts.${layout}`
            : 'Write "plain", a layout with header and footer',
      },
    ]
  })
}
