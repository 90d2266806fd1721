import { defaultTheme, themeToCss } from '@foyer/ui/tokens'
import { chosen } from './chosen.ts'
import { type BenchGame, games } from './games.ts'
import type { Recipe } from './recipe.ts'

/** Offers the implementation named in the query as `window.bench`; the driver mounts it and reads the clock. */
export interface Peer {
  /** Writes the code of a twin, for the pages that measure it. */
  readonly write?: (count: number) => Recipe
  readonly mount: (host: HTMLElement, games: readonly BenchGame[]) => void
  /** Changes the theme as the product does. */
  readonly chooseTheme?: (theme: 'dark' | 'light') => void
  /** React commits since the mount, where the implementation counts them. */
  readonly commits?: () => number
}

const loaders: Record<string, () => Promise<Peer>> = {
  ours: () => import('./peers/ours.tsx'),
  profiled: () => import('./peers/profiled.tsx'),
  raw: () => import('./peers/raw.ts'),
  tile: () => import('./peers/tile.tsx'),
  rawTile: () => import('./peers/rawTile.ts'),
  react: () => import('./peers/react.ts'),
  reactTile: () => import('./peers/reactTile.ts'),
  mui: () => import('./peers/mui.tsx'),
  mantine: () => import('./peers/mantine.tsx'),
  chakra: () => import('./peers/chakra.tsx'),
  antd: () => import('./peers/antd.tsx'),
}

declare global {
  interface Window {
    bench?: {
      mount: () => Promise<void>
      write: () => Recipe | undefined
      commits: () => number
      chooseTheme: Peer['chooseTheme']
      describe: () => string
    }
  }
}

const style = document.createElement('style')
style.textContent = `${themeToCss(defaultTheme)}body{margin:0}.grid{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:20px 16px}.grid+.grid{margin-block-start:20px}.chunk{content-visibility:auto;contain-intrinsic-block-size:auto 1200px}`
document.head.append(style)
const { name } = chosen
const load = loaders[name]
if (!load) throw new Error(`No implementation "${name}"`)
const peer = await load()
const host = document.querySelector<HTMLElement>('#host') ?? document.body
const before = document.createElement('div')
document.body.append(before)
// On the second clock one tile has been shown before it starts: styles are there, and code has run once.
if (!chosen.isCold) peer.mount(before, games.slice(0, 1))

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
await frame()
await frame()
before.remove()
window.bench = {
  mount: async () => {
    peer.mount(host, games)
    void document.body.offsetHeight // lays out at once, as a page that measures would
    await frame()
    await frame()
  },
  write: () => peer.write?.(games.length),
  chooseTheme: peer.chooseTheme,
  commits: () => peer.commits?.() ?? 0,
  /** What stands there, so that the driver can tell a fair comparison from an empty page. */
  describe: () => {
    const count = (selector: string) => host.querySelectorAll(selector).length
    const box = host.querySelector('img')?.getBoundingClientRect()
    const size = `${Math.round(box?.width ?? 0)}x${Math.round(box?.height ?? 0)}`
    return `${count('[aria-label^="Play "]')} tiles, ${count('*')} elements, ${count('img')} images of ${size}`
  },
}
