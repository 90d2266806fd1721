import type { MemberProfile } from '@foyer/contract'
import { useFormats, useLabels, useRuntime, useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { DescriptionList } from '@foyer/ui/DescriptionList'
import { ErrorState } from '@foyer/ui/ErrorState'
import { SettingList } from '@foyer/ui/SettingList'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useOperation } from '../model/calls.ts'
import { profileText } from '../model/profileText.ts'
import { useT } from '../model/useT.ts'
import { Contacts } from './Contacts.tsx'
import { ProfileDialog } from './ProfileDialog.tsx'

const FactsRoot = styled.div.withConfig({ componentId: 'fx-ProfileFacts' })`
  padding: var(--fy-space-1) var(--fy-space-4);
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-surface);
`

/** What the member says of themselves, and where they are reached (P32). */
export function Profile() {
  const t = useT()
  const { tag } = useRuntime().language
  const { day } = useFormats()
  const labels = useLabels('ErrorState')
  const { data: profile, isError, refetch, isFetching } = useOperation('memberProfile', undefined)
  const security = useOperation('securityOverview', undefined)
  const { member } = useSession()
  // As it was when it was opened, so that a session that ends meanwhile takes nothing of what was typed with it.
  const [edited, setEdited] = useState<{ readonly profile: MemberProfile; readonly owner: string | undefined }>()
  const isOwner = !member || member.id === edited?.owner
  return (
    <>
      <SettingList
        title={t('profile')}
        lead={t('profileLead')}
        action={profile && <Button onClick={() => setEdited({ profile, owner: member?.id })}>{t('edit')}</Button>}
      >
        {profile ? (
          <FactsRoot>
            <DescriptionList
              rows={profile.fields.map((field) => ({
                id: field.name,
                label: t(`profile_${field.name}`),
                value: profileText(field, { tag, day }),
                hint: field.isFixed ? t('fixed') : undefined,
              }))}
            />
          </FactsRoot>
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} labels={labels} />
        ) : (
          <Skeleton lines={8} />
        )}
      </SettingList>
      {/* Below what has no height before it is there. */}
      {(profile || isError) && (
        <Contacts
          overview={security.data}
          failure={
            security.isError &&
            !security.data && (
              <ErrorState onRetry={() => void security.refetch()} isRetrying={security.isFetching} labels={labels} />
            )
          }
        />
      )}
      {edited && isOwner && <ProfileDialog profile={edited.profile} onClose={() => setEdited(undefined)} />}
    </>
  )
}
