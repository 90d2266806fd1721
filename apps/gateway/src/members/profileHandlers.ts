import type { Issue } from '@foyer/contract'
import { dateIn, formatDate } from '@foyer/rules'
import {
  checkProfile,
  isFixedOnceSet,
  type ProfileFieldName,
  profileFieldNames,
  profileRules,
} from '@foyer/rules/profile'
import type { Kysely } from 'kysely'
import type { Handlers, SignedInContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import type { Database } from '../database/schema.ts'
import { fieldRules } from '../merchants/fieldRules.ts'
import { changeByOwner } from '../session/port.ts'
import { isCountry } from '../system/port.ts'

/** Numbers that somebody who looks over a shoulder could use: their end is enough to know them again. */
const covered: ReadonlySet<string> = new Set(['idNumber', 'bankAccountNumber'])
const shown = (name: string, value: string): string => (covered.has(name) ? `•••• ${value.slice(-4)}` : value)

type Profile = Readonly<Record<string, string>>

async function readProfile(db: Kysely<Database>, { merchant, session }: SignedInContext): Promise<Profile> {
  const { nickname, profile } = await db
    .selectFrom('members')
    .select(['nickname', 'profile'])
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .executeTakeFirstOrThrow()
  return { ...profile, nickname }
}

/** What a member says of themselves (P32), by the field rules. What money is paid out by is said once. */
export const profileHandlers = {
  memberProfile: async (context) => {
    const rules = profileRules(fieldRules(context.merchant))
    const profile = await readProfile(context.db, context)
    return {
      minimumAge: context.merchant.config.jurisdiction.minimumAge,
      fields: profileFieldNames.flatMap((name) => {
        const rule = rules[name]
        if (rule === undefined) return []
        const { patternId, minLength, maxLength } = rule
        const value = profile[name]
        return [
          {
            name,
            patternId,
            minLength,
            maxLength,
            ...(value ? { value: shown(name, value) } : {}),
            isFixed: Boolean(value) && isFixedOnceSet(name),
          },
        ]
      }),
    }
  },
  saveProfile: async (context, { values }) => {
    const { merchant, session, clock } = context
    const rules = profileRules(fieldRules(merchant))
    const today = formatDate(dateIn(clock.now(), 'UTC'))
    const { minimumAge } = merchant.config.jurisdiction
    const entered = Object.entries(values).map(
      // The keys are those that the schema takes.
      ([name, value]) => [name as ProfileFieldName, value.trim().normalize('NFC')] as const,
    )
    const { nickname, ...others } = Object.fromEntries(entered)
    const problems = checkProfile(Object.fromEntries(entered), { rules, today, minimumAge })
    const hasNoCountry =
      others.nationality && !problems.some(({ field }) => field === 'nationality') && !isCountry(others.nationality)
    const issuesAfter = (before: Profile): readonly Issue[] => [
      ...problems.map(({ field, reason }) => ({
        path: `/values/${field}`,
        message: {
          length: 'has too few or too many characters',
          pattern: 'does not fit its pattern',
          date: 'is no day of the calendar',
          age: 'is too young',
        }[reason],
      })),
      ...(hasNoCountry ? [{ path: '/values/nationality', message: 'is no country' }] : []),
      ...entered
        .filter(([name]) => rules[name] === undefined || (isFixedOnceSet(name) && Boolean(before[name])))
        .map(([name]) => ({ path: `/values/${name}`, message: 'cannot be changed' })),
      ...(nickname === '' ? [{ path: '/values/nickname', message: 'is required' }] : []),
    ]
    await changeByOwner(context, 'profileChanged', async (trx) => {
      const before = await readProfile(trx, context)
      const issues = issuesAfter(before)
      if (issues.length > 0) throw new ProblemError('validation_failed', { issues })
      const { nickname: _own, ...kept } = before
      const profile = Object.fromEntries(Object.entries({ ...kept, ...others }).filter(([, value]) => value))
      await trx
        .updateTable('members')
        .set({ profile: JSON.stringify(profile), ...(nickname === undefined ? {} : { nickname }) })
        .where('merchant_id', '=', merchant.id)
        .where('member_id', '=', session.memberId)
        .execute()
    })
    return null
  },
} satisfies Partial<Handlers>
