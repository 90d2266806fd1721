import { Notice } from '@foyer/ui/Notice'
import { Tabs } from '@foyer/ui/Tabs'
import { useEffect, useState } from 'react'
import { useWorld } from '../api/useDesk.ts'
import { ClockPanel } from '../clock/ClockPanel.tsx'
import { useWorldTime } from '../clock/useWorldTime.ts'
import { DepositsPanel } from '../deposits/DepositsPanel.tsx'
import { FaultsPanel } from '../faults/FaultsPanel.tsx'
import { FeedbackPanel } from '../feedback/FeedbackPanel.tsx'
import { ForgottenPanel } from '../forgotten/ForgottenPanel.tsx'
import { OutboxPanel } from '../outbox/OutboxPanel.tsx'
import { PromotionsPanel } from '../promotions/PromotionsPanel.tsx'
import { ProvidersPanel } from '../providers/ProvidersPanel.tsx'
import { SitePanel } from '../site/SitePanel.tsx'
import { WithdrawalsPanel } from '../withdrawals/WithdrawalsPanel.tsx'
import { firstLanguage, LanguageProvider, languageOf } from '../words/words.ts'
import { DeskRoot } from './Desk.styles.ts'
import { addressOf, DeskHeader } from './DeskHeader.tsx'
import { useAddress } from './useAddress.ts'
import { useIsNarrow } from './useIsNarrow.ts'

/** The whole page: side by side on a wide screen, one part at a time on a narrow one. */
export function Desk() {
  const [tag, setTag] = useState(firstLanguage)
  const language = languageOf(tag)
  const { say } = language
  const [query, choose] = useAddress()
  const isNarrow = useIsNarrow()
  const { data: world, isError } = useWorld()
  const aheadMs = world?.aheadMs ?? 0
  const now = useWorldTime(aheadMs)
  useEffect(() => {
    document.documentElement.lang = tag
    document.title = `${languageOf(tag).say('title')} · Foyer`
  }, [tag])

  const merchants = world?.merchants ?? []
  const site = merchants.find(({ code }) => code === query.get('site')) ?? merchants[0]
  const parts = site && {
    outbox: <OutboxPanel key={site.code} merchant={site.code} now={now} />,
    deposits: <DepositsPanel key={site.code} merchant={site.code} now={now} />,
    withdrawals: <WithdrawalsPanel key={site.code} merchant={site.code} now={now} />,
    forgotten: <ForgottenPanel key={site.code} merchant={site.code} now={now} />,
    promotions: <PromotionsPanel key={site.code} merchant={site.code} now={now} />,
    feedback: <FeedbackPanel key={site.code} merchant={site.code} now={now} />,
    clock: <ClockPanel now={now} aheadMs={aheadMs} />,
    status: <SitePanel merchant={site.code} />,
    providers: <ProvidersPanel merchant={site.code} />,
    faults: <FaultsPanel address={addressOf(site)} />,
  }
  const chosen = query.get('part') ?? 'outbox'
  const part = parts && chosen in parts ? (chosen as keyof typeof parts) : 'outbox' // one of the keys

  return (
    <LanguageProvider value={language}>
      <DeskRoot>
        <DeskHeader
          merchants={merchants}
          site={site}
          onSite={(code) => choose('site', code)}
          onLanguage={(next) => {
            localStorage.setItem('desk-language', next)
            setTag(next)
          }}
        />
        <main data-desk="main">
          {isError && (
            <Notice tone="warning" title={say('offline')}>
              {say('offlineText')}
            </Notice>
          )}
          {parts && !isNarrow && (
            <div data-desk="columns">
              {parts.outbox}
              <div data-desk="controls">
                {parts.deposits}
                {parts.withdrawals}
                {parts.forgotten}
                {parts.promotions}
                {parts.feedback}
                {parts.clock}
                {parts.status}
                {parts.providers}
                {parts.faults}
              </div>
            </div>
          )}
          {parts && isNarrow && (
            <Tabs
              label={say('parts')}
              items={(
                [
                  'outbox',
                  'deposits',
                  'withdrawals',
                  'forgotten',
                  'promotions',
                  'feedback',
                  'clock',
                  'status',
                  'providers',
                  'faults',
                ] as const
              ).map((id) => ({
                id,
                label: say(id),
              }))}
              selected={part}
              onSelect={(id) => choose('part', id)}
            >
              {parts[part]}
            </Tabs>
          )}
        </main>
      </DeskRoot>
    </LanguageProvider>
  )
}
