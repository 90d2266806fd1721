import { formatMoney } from '@foyer/rules'
import { useSyncExternalStore } from 'react'
import type { OpenKind } from '../../../client/kind.ts'
import { costs } from '../engine/shoot.ts'
import { statedReturn } from '../engine/species.ts'
import { FishControls } from './FishControls.tsx'
import { FishRules } from './FishRules.tsx'
import { FishStage } from './FishStage.tsx'
import { createGun } from './model/createGun.ts'
import { createSeaClock } from './model/createSeaClock.ts'
import { createTrigger } from './model/createTrigger.ts'
import { createSeaScene } from './sea/createSeaScene.ts'
import { paletteOf } from './seas.ts'

export { past } from './pastShot.tsx'

/** Before a shot that came too fast is sent again. */
const pauseMs = 600

/** Opens the sea of a title, with a cannon that throws nets. */
export const open: OpenKind = ({ gameId, session, sound }) => {
  const palette = paletteOf(gameId)
  const { decimals = 2, language = 'en' } = session.view().state ?? {}
  const clock = createSeaClock(session)
  const scene = createSeaScene({
    sea: gameId,
    clock,
    view: () => gun.view(),
    accent: palette.accent,
    wordsOf: (win) => formatMoney(win, { language, decimals, sign: 'always' }),
  })
  const gun = createGun({
    session,
    clock,
    onFired: (shot) => {
      sound.play('start')
      scene.fired(shot)
    },
    onEnded: (shot, result) => {
      if (result !== undefined) sound.play(result.caught ? 'win' : 'stop')
      scene.ended(shot, result)
    },
    pause: () => new Promise((resolve) => setTimeout(resolve, pauseMs)),
  })
  gun.subscribe(scene.tell)
  // A panel over the sea takes the keys; nothing is fired behind it.
  const fire = (isRepeat: boolean): boolean => {
    if (document.querySelector('dialog[open]') !== null) return false
    if (isRepeat && gun.view().target === undefined) return false
    return gun.fire()
  }
  const trigger = createTrigger(fire, () => performance.now())
  return {
    palette,
    // The sea is the stage itself.
    Backdrop: () => null,
    Stage: () => <FishStage sea={gameId} gun={gun} scene={scene} trigger={trigger} />,
    Controls: () => <FishControls sea={gameId} gun={gun} trigger={trigger} />,
    Rules: () => <FishRules cost={useSyncExternalStore(gun.subscribe, gun.view).cost} />,
    facts: { returnPercent: statedReturn, least: costs[0] ?? 0, most: costs.at(-1) ?? 0 },
    start: () => {
      void gun.start()
      // The clock of a page that slept may have slipped.
      document.addEventListener('visibilitychange', () => document.hidden || void clock.ask())
    },
  }
}
