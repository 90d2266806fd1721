import type { Finding } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { featureOn, moduleOf } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'

/** Settings stand only for features that exist and are on. */
export const checkFeatures: Check = (context) => {
  const ids = context.product.features.map(({ id }) => id)
  return Object.keys(context.resolved.features).flatMap((id): readonly Finding[] => {
    const path = ['features', id]
    if (!ids.includes(id)) {
      const why = 'Its settings would have no effect.'
      return [unknownName({ code: 'unknown-feature', path, atKey: true, kind: 'feature', name: id, known: ids, why })]
    }
    if (featureOn(context, id)) return []
    const module = moduleOf(context, id)
    return [
      {
        code: 'module-off',
        severity: 'warning',
        path,
        atKey: true,
        message: `The feature "${id}" has settings, but its module "${module}" is off`,
        why: 'Players see nothing of them.',
        hint: `Set modules.${module} to true, or take the settings out`,
      },
    ]
  })
}
