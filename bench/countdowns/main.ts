import { defaultTheme, themeToCss } from '@foyer/ui/tokens'

/** Offers the implementation named in the query as `window.bench`; the driver mounts it and reads the clock. */
const loaders: Record<string, () => Promise<{ mount: (host: HTMLElement, closings: readonly number[]) => void }>> = {
  ours: () => import('./peers/ours.tsx'),
  raw: () => import('./peers/raw.ts'),
  shared: () => import('./peers/shared.ts'),
  reactCountdown: () => import('./peers/reactCountdown.tsx'),
}

declare global {
  interface Window {
    bench?: { mount: () => void; read: () => { all: number; inView: number; texts: string[] } }
  }
}

const query = new URLSearchParams(location.search)
/** All of the thousand on one screen, or fifty of them and the others far below. */
const inView = Number(query.get('inView') ?? 1000)
const style = document.createElement('style')
style.textContent = `${themeToCss(defaultTheme)}
body{margin:0}
#host{display:grid;grid-template-columns:repeat(25,1fr);font-size:10px;line-height:16px}
#host>:nth-child(${inView}){margin-block-end:${inView < 1000 ? 3000 : 0}px}
time{display:inline-block;min-inline-size:8ch;font-variant-numeric:tabular-nums;font-weight:600;white-space:nowrap}`
document.head.append(style)
const host = document.querySelector<HTMLElement>('#host') ?? document.body
const peer = await loaders[query.get('impl') ?? 'ours']?.()
const started = Date.now()
window.bench = {
  // From two hours on, a minute apart, so that each clock writes other digits every second and none of days.
  mount: () =>
    peer?.mount(
      host,
      Array.from({ length: 1000 }, (_, at) => started + 7_200_000 + at * 61_000),
    ),
  /** What stands there, so that the driver can tell a fair comparison from clocks that stand still. */
  read: () => {
    const clocks = [...host.querySelectorAll('time')]
    const seen = clocks.filter((clock) => clock.getBoundingClientRect().top < innerHeight)
    return { all: clocks.length, inView: seen.length, texts: seen.map((clock) => clock.textContent ?? '') }
  },
}
