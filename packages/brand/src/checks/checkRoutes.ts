import type { Finding } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { activeRoutes, featureOn, moduleOf } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'
import { builtInLayouts } from './product.ts'

const needed: Readonly<Partial<Record<string, string>>> = {
  home: 'Every visitor starts there.',
  login: 'Nobody could log in.',
  game: 'Games open there unless features.launch.opens is "overlay".',
}

/** Why a page cannot be off. */
function neededFor(id: string, { launch }: CheckContext['resolved']['features']): string | undefined {
  const opens = launch?.opens
  return id === 'game' && opens === 'overlay' ? undefined : needed[id]
}

/** Changed routes exist, have a layout that exists, belong to features that are on, and the site can be entered (R29). */
export const checkRoutes: Check = (context) => {
  const { resolved, product } = context
  const ids = product.routes.map(({ id }) => id)
  const layouts = [...Object.keys(builtInLayouts), ...Object.keys(resolved.layouts)]
  return Object.entries(resolved.routes).flatMap(([id, change]): readonly Finding[] => {
    const path = ['routes', id]
    const route = product.routes.find((candidate) => candidate.id === id)
    if (!route) {
      const why = 'The change would have no effect on any page.'
      return [unknownName({ code: 'unknown-route', path, atKey: true, kind: 'route', name: id, known: ids, why })]
    }
    const findings: Finding[] = []
    if (change.layout !== undefined && !layouts.includes(change.layout)) {
      const why = 'The page would miss its header and footer.'
      const at = [...path, 'layout']
      findings.push(
        unknownName({ code: 'unknown-layout', path: at, kind: 'layout', name: change.layout, known: layouts, why }),
      )
    }
    const why = neededFor(id, resolved.features)
    if (change.enabled === false && why) {
      findings.push({
        code: 'route-needed',
        path: [...path, 'enabled'],
        message: `The route "${id}" cannot be off`,
        why,
        hint: 'Take this line out',
      })
    }
    if (change.enabled !== false && !featureOn(context, route.feature)) {
      const module = moduleOf(context, route.feature)
      findings.push({
        code: 'module-off',
        severity: 'warning',
        path,
        atKey: true,
        message: `The route "${id}" is changed, but its module "${module}" is off`,
        why: `Players cannot open ${route.paths[0]} while the module is off.`,
        hint: `Set modules.${module} to true, or take the change out`,
      })
    }
    return findings
  })
}

/** No two features claim the same address. */
export const checkRoutePaths: Check = (context) => {
  const owners = new Map<string, string>()
  // Pages of the brand's own have a check of their own.
  const declared = activeRoutes(context).filter(({ feature }) => feature !== 'pages')
  return declared.flatMap((route) =>
    route.paths.flatMap((address) => {
      const owner = owners.get(address)
      owners.set(address, owner ?? route.id)
      if (owner === undefined || owner === route.id) return []
      return [
        {
          code: 'duplicate-route',
          path: ['routes', route.id],
          message: `${address} belongs to the routes "${owner}" and "${route.id}"`,
          why: 'Only one of the two pages could ever be seen.',
          hint: `Switch one off: "routes": { "${route.id}": { "enabled": false } }`,
        },
      ]
    }),
  )
}

/** Layouts of the brand that no route uses. */
export const checkLayouts: Check = (context) => {
  const used = new Set(activeRoutes(context).map(({ layout }) => layout))
  return Object.keys(context.resolved.layouts).flatMap((name): readonly Finding[] =>
    used.has(name) || Object.hasOwn(builtInLayouts, name)
      ? []
      : [
          {
            code: 'unused-layout',
            severity: 'warning',
            path: ['layouts', name],
            atKey: true,
            message: `No route uses the layout "${name}"`,
            why: 'Players never see it.',
            hint: `Name it in a route: "layout": "${name}"`,
          },
        ],
  )
}
