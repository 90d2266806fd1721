import { createSeaPainter, type SeaPainter, stillMs } from './createSeaPainter.ts'
import type { SeaNews } from './seaNews.ts'

/** Paints the sea beside the page, which has its hands free for the player. Nothing is painted while nobody looks. */
let painter: SeaPainter | undefined
let [isSeen, isStill, frame] = [true, false, 0]
let pause: ReturnType<typeof setTimeout> | undefined

function draw(): void {
  cancelAnimationFrame(frame)
  clearTimeout(pause)
  if (!isSeen) return
  painter?.paint()
  if (isStill) pause = setTimeout(draw, stillMs)
  else frame = requestAnimationFrame(draw)
}

addEventListener('message', ({ data }: MessageEvent<SeaNews>) => {
  if (data.what === 'open') {
    const context = data.canvas.getContext('2d')
    painter = context === null ? undefined : createSeaPainter(context, data)
    return
  }
  painter?.hear(data)
  if (data.what === 'mood') ({ isSeen, isStill } = data)
  draw()
})
