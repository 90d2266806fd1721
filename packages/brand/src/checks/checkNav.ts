import type { Check } from './checkContext.ts'

/** No category stands in the navigation twice (H05). */
export const checkNav: Check = ({ resolved }) =>
  resolved.nav.flatMap(({ category }, index) => {
    const first = resolved.nav.findIndex((item) => item.category === category)
    return first === index
      ? []
      : [
          {
            code: 'duplicate-nav',
            path: ['nav', index, 'category'],
            message: `"${category}" is in the navigation already, as number ${first + 1}`,
            why: 'Players would see the same entry twice.',
            hint: 'Keep one of them',
          },
        ]
  })
