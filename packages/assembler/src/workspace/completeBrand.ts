import { type ResolvedBrand, registrationRules } from '@foyer/brand'
import { activeRoutes, type Product } from '@foyer/brand/node'
import { completePalettes } from '@foyer/brand/site'
import { defaultTheme } from '@foyer/ui/tokens'

/** A page without sections of the brand's choice has what it is about. */
const content = [{ type: 'content' }]

/**
 * A resolved brand with what is left to the platform besides the defaults of its schema: colours, rules of registration,
 * frame, banner group and sections of every page. For people to read; sites are built without it.
 */
export function completeBrand(resolved: ResolvedBrand, product: Product): object {
  const { theme, routes } = resolved
  const { shape, density, motion, typeScale } = defaultTheme
  const pages = activeRoutes({ resolved, product }).map(({ id, layout, banner }) => [
    id,
    { enabled: true, layout, banner: banner ?? '', ...(id === 'home' ? {} : { sections: content }), ...routes[id] },
  ])
  return {
    ...resolved,
    theme: {
      shape,
      density,
      motion,
      typeScale,
      ...theme,
      ...completePalettes(theme),
    },
    routes: {
      ...Object.fromEntries(pages),
      ...Object.fromEntries(Object.entries(routes).filter(([, { enabled }]) => !enabled)),
    },
    registration: { fields: registrationRules(resolved.registration) },
  }
}
