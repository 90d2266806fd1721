import type { Finding, ValuePath } from '../issues/issue.ts'
import type { Check } from './checkContext.ts'

/** No entry of a menu leads to ways to pay that the site does not have (P03, P04). */
export const checkPaymentEntries: Check = ({ resolved, product }) => {
  const { deposit, withdrawal } = resolved.payments
  const off = [
    { entry: 'deposit', path: ['payments', 'deposit'], ways: deposit },
    { entry: 'withdraw', path: ['payments', 'withdrawal', 'methods'], ways: withdrawal.methods },
  ].filter(({ ways }) => ways.length === 0)

  return off.flatMap(({ entry, path }): readonly Finding[] => {
    const warn = (at: ValuePath, place: string, hint: string): Finding => ({
      code: 'payment-none',
      severity: 'warning',
      path: at,
      message: `${path.join('.')} is empty, but "${entry}" is in the ${place}`,
      why: 'Members who choose it come to a page that has nothing to offer.',
      hint,
    })
    const listed = (key: 'memberMenu' | 'bottomBar', place: string) =>
      (resolved[key] ?? []).flatMap((item, index) =>
        item.entry === entry ? [warn([key, index, 'entry'], place, 'Take it out of the list')] : [],
      )
    const others = product.menu.filter(({ id, isLast }) => id !== entry && !isLast)
    const isWhole = resolved.memberMenu.length === 0 && product.menu.some(({ id }) => id === entry)
    return [
      ...listed('memberMenu', 'member menu'),
      ...listed('bottomBar', 'bottom bar'),
      ...(isWhole
        ? [
            warn(
              path,
              'member menu',
              `Write "memberMenu": [${others.map(({ id }) => `{ "entry": "${id}" }`).join(', ')}]`,
            ),
          ]
        : []),
    ]
  })
}
