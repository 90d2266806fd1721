import { useEffect, useState } from 'react'
import { type Fish, findFish } from '../engine/sea.ts'
import type { Gun } from './model/createGun.ts'
import type { SeaScene } from './sea/createSeaScene.ts'

const everyMs = 500

interface Watched {
  readonly sea: string
  readonly gun: Gun
  readonly scene: SeaScene
}

/** The fish that can be aimed at, looked up twice a second while the page is seen; an aim at one that left ends. */
export function useFishInSight({ sea, gun, scene }: Watched): readonly Fish[] {
  const [inSight, setInSight] = useState<readonly Fish[]>([])
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return
      scene.tell()
      const next = scene.inSight()
      const key = (fish: readonly Fish[]): string => fish.map(({ id }) => id).join()
      setInSight((before) => (key(before) === key(next) ? before : next))
      const { target } = gun.view()
      const aimed = target === undefined ? undefined : findFish(sea, target)
      if (aimed === undefined || next.some(({ id }) => id === target)) return
      gun.aim(undefined)
      gun.say({ what: 'left', species: aimed.species })
    }
    look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [sea, gun, scene])
  return inSight
}
