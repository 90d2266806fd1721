import { defaultTheme, themeToCss } from '@foyer/ui/tokens'
import { type BenchGame, gamesOf } from '../tiles/games.ts'

/** Offers the list named in the query as `window.bench`; the driver mounts it, scrolls it and reads the clock. */
export interface List {
  readonly mount: (host: HTMLElement, games: readonly BenchGame[]) => void
}

const loaders: Record<string, () => Promise<List>> = {
  ours: () => import('./peers/ours.tsx'),
  virtual: () => import('./peers/virtual.tsx'),
}

declare global {
  interface Window {
    bench?: {
      scroll: (step: number, frames: number) => Promise<void>
      show: () => Promise<{ games: string; top: number }>
    }
  }
}

const style = document.createElement('style')
style.textContent = `${themeToCss(defaultTheme)}body{margin:0}`
document.head.append(style)
const load = loaders[new URLSearchParams(location.search).get('impl') ?? 'ours']
if (!load) throw new Error('No such list')
const list = await load()
const host = document.querySelector<HTMLElement>('#host') ?? document.body
list.mount(host, gamesOf(10_000))

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Tiles in the window in the order in which they stand, and whether their pictures are there. */
const inWindow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-game]')].flatMap((tile) => {
    const { top, bottom, height } = tile.getBoundingClientRect()
    if (height === 0 || bottom <= 0 || top >= innerHeight) return []
    const image = tile.querySelector('img')
    return { game: tile.dataset.game, top, isWhole: image?.complete === true && image.naturalWidth > 0 }
  })

window.bench = {
  scroll: async (step, frames) => {
    for (let count = 1; count <= frames; count += 1) {
      await frame()
      scrollTo(0, step * count)
    }
    await frame()
    await frame()
  },
  /** What the window shows once its pictures are there, so that the driver can tell equal work from an empty page. */
  show: async () => {
    for (let tries = 0; tries < 300; tries += 1) {
      const shown = inWindow()
      if (shown.length > 0 && shown.every(({ isWhole }) => isWhole))
        return { games: shown.map(({ game }) => game).join(), top: shown[0]?.top ?? 0 }
      await frame()
    }
    throw new Error(`the window is not whole: ${JSON.stringify(inWindow())}`)
  },
}
