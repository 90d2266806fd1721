import { Notice } from '@foyer/ui/Notice'
import { Tabs } from '@foyer/ui/Tabs'
import { useEffect, useState } from 'react'
import { useWorld } from '../api/useDesk.ts'
import { useWorldTime } from '../clock/useWorldTime.ts'
import { OutboxPanel } from '../outbox/OutboxPanel.tsx'
import { firstLanguage, LanguageProvider, languageOf } from '../words/words.ts'
import { DeskRoot } from './Desk.styles.ts'
import { DeskHeader } from './DeskHeader.tsx'
import { Sandbox } from './Sandbox.tsx'
import { useAddress } from './useAddress.ts'
import { useIsNarrow } from './useIsNarrow.ts'
import { Work } from './Work.tsx'

/** The whole page: work first, beside what was sent where there is room; what a sandbox can do stands behind it. */
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
  const work = site && <Work key={site.code} merchant={site.code} now={now} />
  const outbox = site && <OutboxPanel key={site.code} merchant={site.code} now={now} />
  const parts = site && {
    work: isNarrow ? (
      work
    ) : (
      <div data-desk="columns">
        {work}
        {outbox}
      </div>
    ),
    ...(isNarrow && { outbox }),
    sandbox: <Sandbox site={site} now={now} aheadMs={aheadMs} />,
  }
  const chosen = query.get('part') ?? 'work'
  // One of the keys.
  const part = parts && chosen in parts ? (chosen as keyof typeof parts) : 'work'

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
          {parts && (
            <Tabs
              label={say('parts')}
              items={Object.keys(parts).map((id) => ({
                id,
                // One of the keys.
                label: say(id as keyof typeof parts),
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
