import { type AccountEvent, type InputOf, type Operations, signInKinds } from '@foyer/contract'
import type { FilterDeclaration, FilterValues } from '@foyer/feature-api'
import type { RecordColumn } from '@foyer/ui/centre/RecordsPage'
import { deviceText, placeText } from './placeText.ts'
import type { T } from './useT.ts'

const groups = ['signIns', 'changes'] as const

/** Days, and whether sign-ins or changes are wanted. The server keeps a year. */
export const activityFilters = (t: T): readonly FilterDeclaration[] => [
  { kind: 'dates', id: 'dates', start: 30, quickDays: [7, 30, 90], longest: 366 },
  {
    kind: 'select',
    id: 'group',
    label: t('group'),
    options: groups.map((value) => ({ value, label: t(`group_${value}`) })),
  },
]

/** The call that answers the filters. */
export function activityInput(values: FilterValues, timeZone: string): InputOf<Operations['accountActivity']> {
  const { from = '', to = '' } = values
  const group = groups.find((one) => one === values.group)
  return { startDate: from, endDate: to, timeZone, ...(group ? { group } : {}) }
}

const isSignIn = ({ kind }: AccountEvent): boolean => signInKinds.some((one) => one === kind)

/** What is said of an event, in the table, on a phone and in the exported file. */
export const activityColumns = (t: T, language: string): readonly RecordColumn<AccountEvent>[] => [
  { kind: 'time', id: 'time', header: t('time'), value: ({ at }) => at },
  { kind: 'name', id: 'event', header: t('event'), value: ({ kind }) => t(`event_${kind}`) },
  {
    kind: 'status',
    id: 'group',
    header: t('group'),
    value: (event) => t(isSignIn(event) ? 'group_signIns' : 'group_changes'),
    tone: (event) => (isSignIn(event) ? 'quiet' : 'pending'),
  },
  { kind: 'text', id: 'device', header: t('device'), value: (event) => deviceText(event) || t('unknown') },
  { kind: 'text', id: 'place', header: t('place'), value: (event) => placeText(event, language) || t('unknown') },
]
