import type { MemberSession } from '@foyer/contract'
import { useFormats, useLabels } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Glyph } from '@foyer/ui/Icon'
import { SettingList } from '@foyer/ui/SettingList'
import { Laptop, Smartphone } from 'lucide'
import { useState } from 'react'
import { useOperation, useRuntime } from '../model/calls.ts'
import { deviceText, placeText } from '../model/placeText.ts'
import { useChange } from '../model/useChange.ts'
import { useT } from '../model/useT.ts'

const isPhone = ({ system }: MemberSession): boolean => system === 'iOS' || system === 'Android'

/** Where the account is signed in: this device is marked, one other or all others can be signed out. */
export function Devices() {
  const t = useT()
  const runtime = useRuntime()
  const { client, language, toast } = runtime
  const { timeInText } = useFormats()
  const change = useChange()
  /** The session that is being ended, or all others. */
  const [ending, setEnding] = useState<string>()
  const labels = useLabels('ErrorState')
  const { data, isError, refetch, isFetching } = useOperation('memberSessions', undefined)
  const here = data?.filter(({ isCurrent }) => isCurrent) ?? []
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  const end = async (which: string, work: () => Promise<void>): Promise<void> => {
    setEnding(which)
    await change(work, 'memberSessions')
    setEnding(undefined)
  }
  const endOne = (session: MemberSession, name: string) =>
    end(session.id, async () => {
      await client.call('endMemberSession', { id: session.id })
      toast({ tone: 'positive', text: t('signedOut', { device: name }) })
    })
  const endAll = () =>
    end('all', async () => {
      const { ended } = await client.call('endOtherSessions')
      toast({ tone: 'positive', text: t('signedOutAll', { count: ended }) })
    })
  const item = (session: MemberSession) => {
    const name = deviceText(session) || t('unknownDevice')
    return {
      id: session.id,
      title: name,
      icon: <Glyph of={isPhone(session) ? Smartphone : Laptop} />,
      badge: session.isCurrent && <Badge tone="positive">{t('thisDevice')}</Badge>,
      text: [t('since', { time: timeInText(session.startedAt) }), placeText(session, language.tag)]
        .filter(Boolean)
        .join(' · '),
      actions: !session.isCurrent && (
        <Button
          size="small"
          isBusy={ending === session.id}
          aria-label={t('signOutOf', { device: name })}
          onClick={() => void endOne(session, name)}
        >
          {t('signOut')}
        </Button>
      ),
    }
  }
  return (
    <SettingList
      title={t('devices')}
      lead={t('devicesLead')}
      action={
        others.length > 0 && (
          <Button isBusy={ending === 'all'} onClick={() => void endAll()}>
            {t('signOutOthers')}
          </Button>
        )
      }
      items={data && [...here, ...others].map(item)}
    >
      {isError && !data && <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} labels={labels} />}
    </SettingList>
  )
}
