import { type Fish, fishAt } from '../../engine/sea.ts'
import type { Shot } from '../../engine/shoot.ts'
import type { SeaClock } from '../model/createSeaClock.ts'
import type { FiredShot, GunView } from '../model/shots.ts'
import { openSeaWorker } from './openSeaWorker.ts'
import type { SeaNews } from './seaNews.ts'
import { fishAtPoint, isInSight, type ShownFish, showFish } from './shownFish.ts'
import type { Area } from './sizes.ts'

/** More points than this are not seen as sharper, only paid for. */
const mostPoints = 1_900_000

export interface SeaScene {
  /** Puts the picture into a place, with the fish where the water is. Returns the stop. */
  readonly attach: (place: Element, water: Element) => () => void
  readonly fired: (shot: FiredShot) => void
  readonly ended: (shot: FiredShot, result: Shot | undefined) => void
  /** Tells the picture what is aimed at, what was caught and what time it is. */
  readonly tell: () => void
  /** The fish at a point of the window. */
  readonly at: (x: number, y: number) => Fish | undefined
  /** Fish that can be aimed at, small ones first. */
  readonly inSight: () => readonly Fish[]
}

interface SceneOptions {
  readonly sea: string
  readonly clock: SeaClock
  readonly view: () => GunView
  readonly accent: string
  readonly wordsOf: (win: number) => string
}

/** The sea as the page knows it. The picture itself is painted by a worker from the same timetable. */
export function createSeaScene({ sea, clock, view, accent, wordsOf }: SceneOptions): SeaScene {
  let area: Area = { x: 0, y: 0, width: 1, height: 1 }
  let post = (_news: SeaNews): void => undefined
  const tell = (): void => {
    const { target, caught } = view()
    post({ what: 'state', ahead: clock.ahead(), target, caught })
  }
  const look = (): readonly ShownFish[] => {
    const ahead = clock.ahead()
    if (ahead === undefined) return []
    const now = Date.now() + ahead
    const { caught } = view()
    return fishAt(sea, now)
      .filter(({ id }) => !caught.has(id))
      .map((fish) => showFish(sea, fish, now, area))
  }
  return {
    attach: (place, water) => {
      const worker = openSeaWorker()
      const canvas = document.createElement('canvas')
      place.append(canvas)
      const picture = canvas.transferControlToOffscreen()
      worker.postMessage({ what: 'open', canvas: picture, sea, accent } satisfies SeaNews, [picture])
      post = (news) => worker.postMessage(news)
      const stillness = matchMedia('(prefers-reduced-motion: reduce)')
      const tellMood = (): void => post({ what: 'mood', isSeen: !document.hidden, isStill: stillness.matches })
      const measure = (): void => {
        const { left, top, width: wide, height: high } = water.getBoundingClientRect()
        area = { x: left, y: top, width: wide, height: high }
        const { clientWidth: width, clientHeight: height } = place
        const sharpness = Math.min(devicePixelRatio, 2, Math.sqrt(mostPoints / Math.max(1, width * height)))
        post({ what: 'size', width, height, sharpness, area })
      }
      const watcher = new ResizeObserver(measure)
      for (const element of [place, water]) watcher.observe(element)
      document.addEventListener('visibilitychange', tellMood)
      stillness.addEventListener('change', tellMood)
      tellMood()
      tell()
      return () => {
        post = () => undefined
        worker.terminate()
        canvas.remove()
        watcher.disconnect()
        document.removeEventListener('visibilitychange', tellMood)
        stillness.removeEventListener('change', tellMood)
      }
    },
    fired: (shot) => post({ what: 'fired', shot }),
    ended: ({ playId }, shot) => {
      const result = shot && { species: shot.species, caught: shot.caught, words: wordsOf(shot.win) }
      post({ what: 'ended', playId, result })
    },
    tell,
    at: (x, y) => fishAtPoint(look(), x, y),
    inSight: () =>
      look()
        .filter((one) => isInSight(one, area))
        .map(({ fish }) => fish),
  }
}
