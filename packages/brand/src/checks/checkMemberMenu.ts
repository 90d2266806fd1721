import type { Finding } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { activeRoutes, featureOn, moduleOf } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'

/** Entries of the member menu exist, stand there once and lead to something that is on (CF08). */
export const checkMemberMenu: Check = (context) => {
  const { resolved, product } = context
  const on = new Set(activeRoutes(context).map(({ id }) => id))
  const ids = product.menu.map(({ id }) => id)
  return resolved.memberMenu.flatMap(({ entry: name }, index): readonly Finding[] => {
    const path = ['memberMenu', index, 'entry']
    const entry = product.menu.find(({ id }) => id === name)
    if (!entry) {
      const why = 'Members would miss the entry.'
      return [unknownName({ code: 'unknown-menu-entry', path, kind: 'menu entry', name, known: ids, why })]
    }
    const first = resolved.memberMenu.findIndex((item) => item.entry === name)
    if (first < index)
      return [
        {
          code: 'duplicate-menu-entry',
          path,
          message: `"${name}" is in the member menu already, as number ${first + 1}`,
          why: 'Members see it once, at its first place.',
          hint: 'Keep one of them',
        },
      ]
    const off = !featureOn(context, entry.feature)
      ? `its module "${moduleOf(context, entry.feature)}" is off`
      : entry.route !== undefined && !on.has(entry.route)
        ? `its page "${entry.route}" is off`
        : undefined
    if (off === undefined) return []
    return [
      {
        code: 'menu-entry-off',
        severity: 'warning',
        path,
        message: `"${name}" is in the member menu, but ${off}`,
        why: 'Members do not see the entry.',
        hint: 'Take it out of the menu, or switch on what it leads to',
      },
    ]
  })
}
