import type { Finding, ValuePath } from '../issues/issue.ts'
import { sectionSettings } from '../sections/sectionLists.ts'
import type { Check } from './checkContext.ts'

interface LastMoment {
  readonly path: ValuePath
  readonly what: string
  readonly moment: unknown
}

/** What is shown until a moment is still to be seen: a banner, or a countdown (QB03). */
export const checkMoments: Check = ({ resolved }) => {
  const banners = Object.entries(resolved.banners).flatMap(([group, list]) =>
    list.map(
      ({ endsAt }, index): LastMoment => ({
        path: ['banners', group, index, 'endsAt'],
        what: 'banner',
        moment: endsAt,
      }),
    ),
  )
  const sections = sectionSettings(resolved).flatMap(({ path, key, value }): readonly LastMoment[] =>
    key === 'until' ? [{ path, what: 'section', moment: value }] : [],
  )
  return [...banners, ...sections].flatMap(({ path, what, moment }): readonly Finding[] =>
    typeof moment === 'string' && Date.parse(moment) <= Date.now()
      ? [
          {
            code: 'moment-past',
            severity: 'warning',
            path,
            message: `${moment} is over`,
            why: `Players do not see the ${what} any more.`,
            hint: `Write a later moment, or take the ${what} out`,
          },
        ]
      : [],
  )
}
