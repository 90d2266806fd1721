import type { Finding } from '../issues/issue.ts'
import { nearest } from '../issues/nearest.ts'
import { unknownName } from '../issues/unknownName.ts'
import { isJsonObject, type JsonObject } from '../source/jsonNode.ts'
import { featureOn, moduleOf } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'

const writtenFeatures = ({ written }: CheckContext): JsonObject =>
  isJsonObject(written) && isJsonObject(written.features) ? written.features : {}

/** Settings stand only for features that exist and are on. */
export const checkFeatures: Check = (context) => {
  const ids = context.product.features.map(({ id }) => id)
  return Object.keys(context.resolved.features).flatMap((id): readonly Finding[] => {
    const path = ['features', id]
    if (!ids.includes(id)) {
      const why = 'Its settings would have no effect.'
      const finding = unknownName({
        code: 'unknown-feature',
        path,
        atKey: true,
        kind: 'feature',
        name: id,
        known: ids,
        why,
      })
      const meant = nearest(id, ids)
      // The settings of the one that was meant stand there: two of a name would be no way out.
      const isThere = meant !== undefined && Object.hasOwn(writtenFeatures(context), meant)
      return [isThere ? { ...finding, hint: `Take it out; "${meant}" is there already` } : finding]
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
