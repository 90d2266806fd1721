import type { Finding } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { featureOn, moduleOf } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'

const why = 'The page would show the component of the kit.'

/** A slot exists, what is to fill it too, and it was written for the slot as it is now (UK16). */
export const checkOverrides: Check = (context) => {
  const { slots, overrides } = context.product
  return Object.entries(context.resolved.overrides).flatMap(([slot, id]): readonly Finding[] => {
    const path = ['overrides', slot]
    const contract = slots[slot]
    if (contract === undefined)
      return [
        unknownName({
          code: 'unknown-slot',
          path,
          atKey: true,
          kind: 'slot',
          name: slot,
          known: Object.keys(slots),
          why,
        }),
      ]
    const fitting = overrides.filter((one) => one.slot === slot)
    const found = fitting.find((one) => one.id === id)
    if (!found) {
      const known = fitting.map((one) => one.id)
      return [
        unknownName({ code: 'unknown-override', path, kind: `component for the slot ${slot}`, name: id, known, why }),
      ]
    }
    if (found.contract !== contract)
      return [
        {
          code: 'override-outdated',
          path,
          message: `"${id}" is written for version ${found.contract} of the slot ${slot}, which is at version ${contract}`,
          why: 'It would be given other props than it reads.',
          hint: `Take a version of the package with "${found.feature}" that is written for it, or take the override out`,
        },
      ]
    if (featureOn(context, found.feature)) return []
    return [
      {
        code: 'override-off',
        path,
        message: `"${id}" is to fill ${slot}, but its module "${moduleOf(context, found.feature)}" is off`,
        why,
        hint: 'Switch the module on, or take the override out',
      },
    ]
  })
}
