import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isFramed } from './api/tellPortal.ts'
import { Backdrop } from './components/Backdrop.tsx'
import { MoneyContext } from './components/money.ts'
import { NoticeBar } from './components/NoticeBar.tsx'
import { RulesPanel } from './components/RulesPanel.tsx'
import { TopBar } from './components/TopBar.tsx'
import { FairPanel } from './fair/FairPanel.tsx'
import { LabelsContext } from './i18n/LabelsContext.ts'
import { labelsOf } from './i18n/labelsOf.ts'
import type { KindScreen } from './kind.ts'
import type { Session } from './model/createSession.ts'
import { HistoryPanel } from './past/HistoryPanel.tsx'
import type { PastDrawing } from './past/past.ts'
import { SessionContext } from './SessionContext.ts'
import type { Sound } from './sound/sound.ts'
import { useSpaceKey } from './useSpaceKey.ts'

interface AppProps {
  readonly session: Session
  readonly sound: Sound
  /** The kind's part, once it is there. */
  readonly screen: KindScreen | undefined
  /** How the kind shows rounds that are over. */
  readonly past: PastDrawing | undefined
  /** Language until the session tells its own. */
  readonly language: string
}

/** What every game has around it: bar, title, notices, panels. Its kind draws the rest. */
export function App({ session, sound, screen, past, language }: AppProps) {
  const { state, phase, blocked, notice } = useSyncExternalStore(session.subscribe, session.view)
  const [panel, setPanel] = useState<'rules' | 'history' | 'fair'>()
  const spoken = state?.language ?? language
  const labels = labelsOf(spoken)
  const currency = state === undefined || state.trial ? '' : state.currency
  const decimals = state?.decimals ?? 2
  const money = useMemo(() => ({ currency, decimals, language: spoken }), [currency, decimals, spoken])
  useEffect(() => {
    document.documentElement.lang = spoken
    if (state) document.title = state.title
  }, [spoken, state])
  useEffect(() => screen?.start(), [screen])
  const under = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (blocked === undefined) return
    // An open dialog of the stage would lie over what is said.
    for (const dialog of under.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) dialog.close()
  }, [blocked])
  useSpaceKey(() => screen?.onSpace?.(), panel === undefined)
  const isLoading = phase === 'loading' || (screen === undefined && phase === 'open')

  return (
    <LabelsContext value={labels}>
      <MoneyContext value={money}>
        <SessionContext value={session}>
          {screen && (
            <Backdrop
              Scene={screen.Backdrop}
              artwork={screen.takesPicture && state?.inHouse === false ? state.artwork : undefined}
            />
          )}
          <div
            className="game"
            data-phase={isLoading ? 'loading' : phase}
            data-kind={state?.kind}
            data-fills={screen?.fills}
            data-framed={isFramed() || undefined}
            data-other-genre={state?.otherGenre || undefined}
          >
            {state && (
              <TopBar
                provider={state.provider}
                sound={sound}
                onInfo={() => setPanel('rules')}
                onHistory={() => setPanel('history')}
                onFair={state.provablyFair === true ? () => setPanel('fair') : undefined}
              />
            )}
            <main className="stage">
              {state && <h1 className="title">{state.title}</h1>}
              <div className="stage-place">
                <div ref={under} className="stage-under" inert={phase === 'blocked'}>
                  {screen && <screen.Stage />}
                </div>
                {isLoading && <output className="cover">{labels.loading}</output>}
                {blocked && (
                  <div className="cover" role="alert">
                    <strong>{labels.brokenTitle}</strong>
                    <p>{labels.problems[blocked]}</p>
                    <p>{labels.reopen}</p>
                  </div>
                )}
              </div>
              <NoticeBar
                notice={notice}
                standing={state?.otherGenre ? sayLabel(labels, 'otherGenre', { title: state.title }) : undefined}
              />
            </main>
            {screen && phase === 'open' && <screen.Controls />}
          </div>
          {screen && panel === 'rules' && <RulesPanel screen={screen} onClose={() => setPanel(undefined)} />}
          {panel === 'fair' && <FairPanel onClose={() => setPanel(undefined)} />}
          {panel === 'history' && <HistoryPanel past={past} onClose={() => setPanel(undefined)} />}
        </SessionContext>
      </MoneyContext>
    </LabelsContext>
  )
}
