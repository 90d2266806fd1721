import type { Finding } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { activeRoutes, featureOn, moduleOf } from './activeRoutes.ts'
import type { Check, CheckContext } from './checkContext.ts'
import type { ProductEntry } from './product.ts'

/** A list of a brand that orders what features bring. */
interface EntryList {
  readonly key: 'memberMenu' | 'floatingBar' | 'bottomBar'
  /** Begins the codes of its problems: `unknown-<code>`, `duplicate-<code>`, `<code>-off`. */
  readonly code: string
  readonly kind: string
  readonly place: string
  /** Who misses an entry. */
  readonly readers: string
  readonly known: readonly ProductEntry[]
}

/** Entries exist, stand there once and lead to something that is on (CF08). */
function checkEntries(context: CheckContext, list: EntryList): readonly Finding[] {
  const { key, code, kind, place, readers, known } = list
  const on = new Set(activeRoutes(context).map(({ id }) => id))
  const chosen = context.resolved[key] ?? []
  const offBecause = ({ feature, route }: ProductEntry): string | undefined => {
    if (!featureOn(context, feature)) return `its module "${moduleOf(context, feature)}" is off`
    return route !== undefined && !on.has(route) ? `its page "${route}" is off` : undefined
  }
  return chosen.flatMap(({ entry: name }, index): readonly Finding[] => {
    const path = [key, index, 'entry']
    const entry = known.find(({ id }) => id === name)
    if (!entry) {
      const ids = known.flatMap(({ id, isLast }) => (isLast ? [] : id))
      return [
        unknownName({ code: `unknown-${code}`, path, kind, name, known: ids, why: `${readers} would miss the entry.` }),
      ]
    }
    if (entry.isLast)
      return [
        {
          code: `duplicate-${code}`,
          severity: 'warning',
          path,
          message: `"${name}" is always last in ${place}`,
          why: 'Its place in the list has no effect.',
          hint: 'Take it out of the list',
        },
      ]
    const first = chosen.findIndex((item) => item.entry === name)
    if (first < index)
      return [
        {
          code: `duplicate-${code}`,
          path,
          message: `"${name}" is in ${place} already, as number ${first + 1}`,
          why: `${readers} see it once, at its first place.`,
          hint: 'Keep one of them',
        },
      ]
    const off = offBecause(entry)
    if (off === undefined) return []
    return [
      {
        code: `${code}-off`,
        severity: 'warning',
        path,
        message: `"${name}" is in ${place}, but ${off}`,
        why: `${readers} do not see the entry.`,
        hint: 'Take it out of the list, or switch on what it leads to',
      },
    ]
  })
}

export const checkMemberMenu: Check = (context) =>
  checkEntries(context, {
    key: 'memberMenu',
    code: 'menu-entry',
    kind: 'menu entry',
    place: 'the member menu',
    readers: 'Members',
    known: context.product.menu,
  })

export const checkFloatingBar: Check = (context) =>
  checkEntries(context, {
    key: 'floatingBar',
    code: 'floating-entry',
    kind: 'entry of the floating bar',
    place: 'the floating bar',
    readers: 'Players',
    known: context.product.floatingBar,
  })

/** As many places as a thumb tells apart on a narrow phone. */
const placesOfBottomBar = 5

export const checkBottomBar: Check = (context) => {
  const { product, resolved } = context
  const entries = checkEntries(context, {
    key: 'bottomBar',
    code: 'bottom-entry',
    kind: 'entry of the bottom bar',
    place: 'the bottom bar',
    readers: 'Players',
    known: product.bottomBar,
  })
  const rolesOf = (entry: string) => product.bottomBar.find(({ id }) => id === entry)?.roles
  const seenBy = (role: string) =>
    resolved.bottomBar.filter(({ entry }) => rolesOf(entry)?.includes(role) ?? true).length
  const crowded = ['guest', 'member', 'agent', 'trial'].find((role) => seenBy(role) > placesOfBottomBar)
  if (crowded === undefined) return entries
  return [
    ...entries,
    {
      code: 'bottom-bar-full',
      path: ['bottomBar'],
      message: `A ${crowded} would see ${seenBy(crowded)} places in the bottom bar; there is room for ${placesOfBottomBar}`,
      why: 'On a narrow phone the words would be cut off.',
      hint: `Keep the ${placesOfBottomBar} most used`,
    },
  ]
}
