import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Announcer } from './components/Announcer.tsx'
import { Backdrop } from './components/Backdrop.tsx'
import { Controls } from './components/Controls.tsx'
import { FreeSpins } from './components/FreeSpins.tsx'
import { HistoryPanel } from './components/HistoryPanel.tsx'
import { MoneyContext } from './components/money.ts'
import { NoticeBar } from './components/NoticeBar.tsx'
import { Reels } from './components/Reels.tsx'
import { RulesPanel } from './components/RulesPanel.tsx'
import { SymbolSprite } from './components/SymbolSprite.tsx'
import { TopBar } from './components/TopBar.tsx'
import { LabelsContext } from './i18n/LabelsContext.ts'
import { labelsOf } from './i18n/labelsOf.ts'
import type { GameModel } from './model/createGame.ts'
import type { ScreenStage } from './model/createStage.ts'
import type { Sound } from './sound/sound.ts'
import type { Theme } from './themes/theme.ts'
import { useSpaceKey } from './useSpaceKey.ts'

export interface AppProps {
  readonly game: GameModel
  readonly stage: ScreenStage
  readonly sound: Sound
  readonly theme: Theme
  /** Language until the session tells its own. */
  readonly language: string
}

export function App({ game, stage, sound, theme, language }: AppProps) {
  const view = useSyncExternalStore(game.subscribe, game.view)
  const [panel, setPanel] = useState<'rules' | 'history'>()
  const { state, phase, free } = view
  const spoken = state?.language ?? language
  const labels = labelsOf(spoken)
  const currency = state === undefined || state.trial ? '' : state.currency
  const decimals = state?.decimals ?? 2
  const money = useMemo(() => ({ currency, decimals, language: spoken }), [currency, decimals, spoken])
  useEffect(() => {
    document.documentElement.lang = spoken
    if (state) document.title = state.title
  }, [spoken, state])
  useSpaceKey(() => (free === undefined ? game.spin() : game.goOn('next')), panel === undefined)

  return (
    <LabelsContext value={labels}>
      <MoneyContext value={money}>
        <SymbolSprite theme={theme} />
        <Backdrop theme={theme} artwork={state?.inHouse === false ? state.artwork : undefined} />
        <div
          className="game"
          data-phase={phase}
          data-free={free !== undefined || undefined}
          data-other-genre={state?.otherGenre || undefined}
        >
          {state && (
            <TopBar
              provider={state.provider}
              standIn={!state.inHouse}
              trial={state.trial}
              sound={sound}
              onInfo={() => setPanel('rules')}
              onHistory={() => setPanel('history')}
            />
          )}
          <main className="stage">
            {state && <h1 className="title">{state.title}</h1>}
            <div className="reels-place">
              <Reels stage={stage} theme={theme} shown={view.shown} />
              {free && <FreeSpins free={free} onGoOn={game.goOn} />}
              {phase === 'loading' && <output className="cover">{labels.loading}</output>}
              {view.blocked && (
                <div className="cover" role="alert">
                  <strong>{labels.brokenTitle}</strong>
                  <p>{labels.problems[view.blocked]}</p>
                  <p>{labels.reopen}</p>
                </div>
              )}
            </div>
            <NoticeBar
              notice={view.notice}
              standing={state?.otherGenre ? sayLabel(labels, 'otherGenre', { title: state.title }) : undefined}
            />
          </main>
          {phase !== 'blocked' && <Controls view={view} onSpin={game.spin} onStake={game.setStake} />}
        </div>
        <Announcer view={view} />
        {panel === 'rules' && <RulesPanel view={view} theme={theme} onClose={() => setPanel(undefined)} />}
        {panel === 'history' && <HistoryPanel view={view} onClose={() => setPanel(undefined)} />}
      </MoneyContext>
    </LabelsContext>
  )
}
