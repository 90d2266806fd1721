import {
  balanceHidden,
  balanceShown,
  depositWanted,
  gameLeft,
  type RunningHand,
  themeShown,
} from '@foyer/contract/frame'
import { backHere, useLabels, usePreferences, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { useRef } from 'react'
import { type GameTicket, writeGameTicket } from '../model/gameTicket.ts'
import { useBalanceInPlay } from '../model/useBalanceInPlay.ts'
import { useGameFrame } from '../model/useGameFrame.ts'
import { useRunningHand } from '../model/useRunningHand.ts'
import { useSessionOver } from '../model/useSessionOver.ts'
import { useT } from '../model/useT.ts'
import { useToldInPlay } from '../model/useToldInPlay.ts'
import { useWish } from '../model/useWish.ts'
import { GameBar } from './GameBar.tsx'
import { GameStageRoot } from './GameStage.styles.ts'
import { LaunchSteps } from './LaunchSteps.tsx'

/**
 * What a game may do: run its scripts, take what is typed into its forms and talk to its own server, which is another origin than the
 * portal's. It may not navigate the portal or open windows.
 */
const sandbox = 'allow-scripts allow-same-origin allow-forms'

interface GameStageProps {
  ticket: GameTicket
  /** Another game stands beside it. */
  isOneOfTwo?: boolean
  /** The player wants to leave; `name` is that of the game that is there, empty while none is. */
  onLeave: (name: string, hand?: RunningHand) => void
  /** The player wants a second game beside this one; not offered without it (QP10). */
  onSecond?: (() => void) | undefined
}

/** A game in its frame, with the steps of its launch over it until it is there (R25, G12, M12). */
export function GameStage({ ticket, isOneOfTwo = false, onLeave, onSecond }: GameStageProps) {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const runtime = useRuntime()
  const { actions, href, moduleOn, openModal, text } = runtime
  const { frame, name, retry, markReady } = useGameFrame(ticket)
  const stage = useRef<HTMLElement>(null)
  const game = useRef<HTMLIFrameElement>(null)
  const address = 'address' in frame ? frame.address : undefined
  useBalanceInPlay(game, address)
  const hand = useRunningHand(game, address, name || t('title'))
  const preferences = usePreferences()
  const loaded = frame.step === 'ready' ? frame.address : undefined
  useToldInPlay(game, loaded, preferences.balanceHidden ? balanceHidden : balanceShown)
  useToldInPlay(game, ticket.isLottery ? loaded : undefined, themeShown[preferences.theme])
  const leave = (): void => onLeave(frame.step === 'ready' ? name || t('title') : '', hand)
  useWish(game, ticket.isLottery ? address : undefined, gameLeft, leave)
  const pay = (): void => {
    if (moduleOn('deposit')) actions.openCentre('member.depositv2')
    else runtime.toast({ text: t('noDeposits') })
  }
  useWish(game, ticket.isTrial ? undefined : address, depositWanted, pay)
  useSessionOver(game, address)
  return (
    <GameStageRoot ref={stage} aria-label={name || t('title')}>
      <GameBar
        name={name}
        isTrial={ticket.isTrial}
        stage={stage}
        isOneOfTwo={isOneOfTwo}
        onLeave={leave}
        onSecond={onSecond}
        onInfo={() => openModal('gameInfo', { nodeId: ticket.nodeId, name })}
      />
      <div data-part="screen" data-shared="game" aria-busy={frame.step === 'asking' || frame.step === 'loading'}>
        {(frame.step === 'loading' || frame.step === 'ready') && (
          <iframe
            ref={game}
            key={frame.address}
            src={frame.address}
            title={t('frameTitle', { name })}
            sandbox={sandbox}
            allow="fullscreen; autoplay"
            referrerPolicy="no-referrer"
            onLoad={markReady}
          />
        )}
        {(frame.step === 'asking' || frame.step === 'loading') && (
          <LaunchSteps step={frame.step} name={name} onRetry={retry} onCancel={() => onLeave('')} />
        )}
        {frame.step === 'failed' && frame.isMissing && (
          <EmptyState
            size="page"
            title={t('missingTitle')}
            actions={
              <Button tone="primary" href={href('rng')}>
                {t('toLobby')}
              </Button>
            }
          >
            {t('missingText')}
          </EmptyState>
        )}
        {frame.step === 'failed' && !frame.isMissing && (
          <ErrorState size="page" title={t('failedTitle')} onRetry={retry} labels={errorLabels}>
            {frame.reason}
          </ErrorState>
        )}
        {frame.step === 'needsAccount' && (
          <EmptyState
            size="page"
            title={text('problems', 'needTrueAccountTitle')}
            actions={
              <>
                {!ticket.isLottery && (
                  <Button href={href('game', writeGameTicket({ ...ticket, isTrial: true }))}>{t('tryGame')}</Button>
                )}
                {moduleOn('registration') && (
                  <Button tone="primary" onClick={() => actions.openRegister({ onLoggedIn: backHere(runtime) })}>
                    {text('problems', 'openAccount')}
                  </Button>
                )}
              </>
            }
          >
            {text('problems', 'in_need_true_account')}
          </EmptyState>
        )}
        {frame.step === 'needsLogin' && (
          <EmptyState
            size="page"
            title={name || t('title')}
            actions={
              <Button tone="primary" onClick={() => actions.openLogin({ onLoggedIn: backHere(runtime) })}>
                {t('login')}
              </Button>
            }
          >
            {t('loginText')}
          </EmptyState>
        )}
      </div>
    </GameStageRoot>
  )
}
