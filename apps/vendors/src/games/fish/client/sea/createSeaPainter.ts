import { fishAt } from '../../engine/sea.ts'
import { pays } from '../../engine/species.ts'
import { createBubbles } from './createBubbles.ts'
import { createEffects } from './createEffects.ts'
import { createSprites, room } from './createSprites.ts'
import { paintAim, paintGun, paintWords } from './marks.ts'
import type { SeaNews } from './seaNews.ts'
import { type ShownFish, showFish } from './shownFish.ts'
import type { Area } from './sizes.ts'

/** With reduced motion the sea stands still this long between two looks. */
export const stillMs = 1000

type Told<What> = Extract<SeaNews, { readonly what: What }>

export interface SeaPainter {
  readonly hear: (news: Exclude<SeaNews, { readonly what: 'open' }>) => void
  /** Paints the sea as it is now. */
  readonly paint: () => void
}

export function createSeaPainter(
  context: OffscreenCanvasRenderingContext2D,
  { canvas, sea, accent }: Told<'open'>,
): SeaPainter {
  const sprites = createSprites()
  const bubbles = createBubbles()
  const effects = createEffects()
  let [width, height, isStill] = [1, 1, false]
  let area: Area = { x: 0, y: 0, width: 1, height: 1 }
  let state: Omit<Told<'state'>, 'what'> = { ahead: undefined, target: undefined, caught: new Set() }
  let angle = -Math.PI / 2
  let firedAt = Number.NEGATIVE_INFINITY
  const gunPlace = () => ({ x: area.x + area.width / 2, y: area.y + area.height - 2 })

  const look = (): readonly ShownFish[] => {
    const { ahead, caught } = state
    if (ahead === undefined) return []
    const now = Date.now() + ahead
    const time = isStill ? Math.floor(now / stillMs) * stillMs : now
    return fishAt(sea, time)
      .filter(({ id }) => !caught.has(id) || effects.isOnItsWay(id))
      .map((fish) => showFish(sea, fish, time, area))
  }
  const paintFish = ({ fish, x, y, facing, tilt, length, height: tall }: ShownFish): void => {
    const stroke = isStill ? 0 : (performance.now() / (420 + length * 5)) % 1
    const picture = sprites.of(fish.species, length, stroke)
    context.save()
    context.translate(x, y)
    context.scale(facing, 1)
    context.rotate(tilt)
    context.drawImage(picture, (-length * room) / 2, (-tall * room) / 2, length * room, tall * room)
    context.restore()
  }
  const paintTarget = ({ fish, x, y, length, height: tall }: ShownFish): void => {
    const reach = Math.max(length, tall) * 0.56 + 6
    paintAim(context, x, y, reach, accent)
    const [left, right] = [area.x + 30, area.x + area.width - 30]
    const over = y - reach - 14 < area.y ? y + reach + 14 : y - reach - 14
    paintWords(context, `×${pays[fish.species]}`, Math.min(Math.max(x, left), right), over, 20, '#ffffff')
    const gun = gunPlace()
    const wanted = Math.atan2(y - gun.y, x - gun.x)
    angle = isStill ? wanted : angle + (wanted - angle) * 0.25
  }

  return {
    hear: (news) => {
      switch (news.what) {
        case 'size':
          ;({ width, height, area } = news)
          canvas.width = Math.round(width * news.sharpness)
          canvas.height = Math.round(height * news.sharpness)
          context.setTransform(news.sharpness, 0, 0, news.sharpness, 0, 0)
          return sprites.forget(news.sharpness)
        case 'state':
          state = news
          return
        case 'mood':
          isStill = news.isStill
          return
        case 'fired':
          firedAt = performance.now()
          return effects.fired(news.shot, gunPlace(), firedAt)
        case 'ended':
          return effects.ended(news.playId, news.result)
      }
    },
    paint: () => {
      const now = performance.now()
      const shown = look()
      const gun = gunPlace()
      context.clearRect(0, 0, width, height)
      if (!isStill) bubbles(context, area, now)
      for (const one of shown.toReversed()) paintFish(one)
      const aimed = shown.find(({ fish }) => fish.id === state.target)
      if (aimed !== undefined) paintTarget(aimed)
      const whereIs = (id: string) => {
        const one = shown.find(({ fish }) => fish.id === id)
        return one && { x: one.x, y: one.y, reach: Math.max(one.length, one.height) * 0.62 }
      }
      effects.paint(context, now, gun, whereIs, isStill)
      const back = isStill ? 0 : Math.max(0, 1 - (now - firedAt) / 180)
      paintGun(context, gun.x, gun.y, angle, area.height < 340 ? 0.72 : 1, back)
    },
  }
}
