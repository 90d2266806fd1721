import '../styles/reels.css'
import '../styles/freeSpins.css'
import '../styles/scene.css'
import { stakesOf } from '@foyer/rules'
import { type ComponentType, type CSSProperties, memo, useSyncExternalStore } from 'react'
import { fetched } from '../../client/api/fetched.ts'
import { whenMoneyMoves } from '../../client/api/whenMoneyMoves.ts'
import { StakeControls } from '../../client/components/StakeControls.tsx'
import type { OpenKind } from '../../client/kind.ts'
import { createInstantGame } from '../../client/model/createInstantGame.ts'
import { createView } from '../../client/model/createView.ts'
import type { SlotResult } from '../engine/result.ts'
import type { SlotMaths } from '../engine/slotMaths.ts'
import { loadLook } from '../themes/loadLook.ts'
import { createStage } from './createStage.ts'
import { FreeSpins } from './FreeSpins.tsx'
import { JackpotCard } from './JackpotCard.tsx'
import { LookContext } from './LookContext.ts'
import { Reels } from './Reels.tsx'
import { SlotAnnouncer } from './SlotAnnouncer.tsx'
import { StepBadge } from './StepBadge.tsx'
import { SymbolSprite } from './SymbolSprite.tsx'
import { createSlotScene } from './slotScene.ts'
import type { ShownRound } from './stage.ts'

/** Minor units that a slot opens with, if it takes so little. */
const firstStake = 100

/** What a slot has besides its mathematics and rules. */
interface SlotExtras {
  /** Stands over the reels' frame. */
  readonly Above?: ComponentType
  /** Per cent of every stake that feeds its jackpot. */
  readonly jackpotPercent?: number
}

/** Draws a slot of any mathematics in the look of its title. */
export function openSlot(
  maths: SlotMaths,
  Rules: ComponentType<{ readonly stake: number }>,
  { Above, ...extraFacts }: SlotExtras = {},
): OpenKind {
  return async ({ gameId, session, sound }) => {
    const { theme, palette } = await session.untilAnswered(() => fetched(loadLook(gameId)))
    const Scene = memo(theme.Scene)
    const stakes = stakesOf(gameId)
    const [least = firstStake] = stakes
    const defaultStake = Math.max(least, firstStake)
    const stage = createStage(sound)
    const shown = createView<ShownRound>({})
    const game = createInstantGame<SlotResult>(session, createSlotScene(stage, shown), { stakes, defaultStake })
    const useGame = () => useSyncExternalStore(game.subscribe, game.view)
    const useShown = () => useSyncExternalStore(shown.subscribe, shown.view)
    // Custom properties are no part of React's style type.
    const size = { '--reels': maths.reels.length, '--rows': maths.rows } as CSSProperties

    return {
      palette: { ...palette, reels: String(maths.reels.length), rows: String(maths.rows) },
      Backdrop: () => (
        <div className="scene-place" data-held={useGame().phase === 'playing' || undefined}>
          <Scene />
        </div>
      ),
      takesPicture: true,
      facts: { returnPercent: maths.statedReturn, least, most: stakes.at(-1) ?? 0, ...extraFacts },
      start: () => {
        whenMoneyMoves(game.seen)
        void game.start()
      },
      onSpace: () => {
        const { free, pool } = shown.view()
        if (free === undefined && pool === undefined) game.play()
        else stage.goOn('next')
      },
      Stage: () => {
        const round = useShown()
        const { phase } = useGame()
        return (
          <LookContext value={theme}>
            <SymbolSprite theme={theme} />
            <div className="reels-place" style={size}>
              <Reels maths={maths} stage={stage} shown={round.shown} />
              <StepBadge shown={round.shown} />
              {Above && <Above />}
              {round.free && <FreeSpins free={round.free} onGoOn={stage.goOn} />}
              {round.pool !== undefined && <JackpotCard amount={round.pool} onGoOn={() => stage.goOn('next')} />}
            </div>
            <SlotAnnouncer phase={phase} round={round} />
          </LookContext>
        )
      },
      Controls: () => (
        <StakeControls
          view={useGame()}
          stakes={stakes}
          win={useShown().win ?? 0}
          onPlay={() => game.play()}
          onStake={game.setStake}
        />
      ),
      Rules: () => (
        <LookContext value={theme}>
          <Rules stake={useGame().stake} />
        </LookContext>
      ),
    }
  }
}
