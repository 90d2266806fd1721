import './styles/sea.css'
import './styles/gun.css'
import './styles/fishRules.css'
import { sayLabel } from '@foyer/ui/labels'
import { type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useMoney } from '../../../client/components/money.ts'
import { useBalanceText } from '../../../client/components/useBalanceText.ts'
import { useSession } from '../../../client/SessionContext.ts'
import { pays } from '../engine/species.ts'
import { useWords } from '../words.ts'
import type { Gun } from './model/createGun.ts'
import type { Trigger } from './model/createTrigger.ts'
import { SeaBed } from './SeaBed.tsx'
import { sayShot } from './sayShot.ts'
import type { SeaScene } from './sea/createSeaScene.ts'
import { useFishInSight } from './useFishInSight.ts'
import { useGunKeys } from './useGunKeys.ts'
import { writeChance } from './writeChance.ts'

interface FishStageProps {
  readonly sea: string
  readonly gun: Gun
  readonly scene: SeaScene
  readonly trigger: Trigger
}

/** The sea: a canvas for the eye, and over it a list of the fish for keys, fingers and screen readers. */
export function FishStage({ sea, gun, scene, trigger }: FishStageProps) {
  const words = useWords()
  const { full } = useMoney()
  const { balance } = useSession()
  const shownBalance = useBalanceText()
  const { target, said } = useSyncExternalStore(gun.subscribe, gun.view)
  const inSight = useFishInSight({ sea, gun, scene })
  const picture = useRef<HTMLDivElement>(null)
  const water = useRef<HTMLDivElement>(null)
  useEffect(
    () => (picture.current && water.current ? scene.attach(picture.current, water.current) : undefined),
    [scene],
  )
  useGunKeys(trigger, (by) => {
    const fish = scene.inSight()
    const at = fish.findIndex(({ id }) => id === target)
    gun.aim(fish[at === -1 ? (by > 0 ? 0 : fish.length - 1) : (at + by + fish.length) % fish.length])
  })
  const touch = ({ clientX, clientY, button }: PointerEvent): void => {
    const fish = button === 0 ? scene.at(clientX, clientY) : undefined
    if (fish === undefined) return
    if (fish.id === target) trigger.press()
    else gun.aim(fish)
  }
  const told = sayShot(words, said, full)
  const optionOf = (id: string): string => `fish-${id}`
  return (
    <>
      <SeaBed />
      <div ref={picture} className="sea" />
      <div
        ref={water}
        className="water"
        role="listbox"
        tabIndex={0}
        aria-label={words.sea}
        aria-describedby="fish-help"
        aria-activedescendant={inSight.some(({ id }) => id === target) && target ? optionOf(target) : undefined}
        onPointerDown={touch}
        onPointerUp={trigger.release}
        onPointerLeave={trigger.release}
        onPointerCancel={trigger.release}
        onContextMenu={(event) => event.preventDefault()}
      >
        {inSight.map(({ id, species }) => {
          const facts = {
            species: words.species[species],
            pays: pays[species],
            chance: writeChance(words.language, species),
          }
          return (
            <span
              key={id}
              id={optionOf(id)}
              className="unseen"
              role="option"
              tabIndex={-1}
              aria-selected={id === target}
            >
              {sayLabel(words, 'fishName', facts)}
            </span>
          )
        })}
      </div>
      <p id="fish-help" className="unseen">
        {words.seaHelp}
      </p>
      <output className="unseen" aria-live="polite">
        {said?.what === 'caught'
          ? `${told} ${sayLabel(words, 'balanceNow', { balance: shownBalance.full(balance) })}`
          : told}
      </output>
    </>
  )
}
