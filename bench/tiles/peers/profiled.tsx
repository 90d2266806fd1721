import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/profiling'
import { createPreferences, keepPreferences } from '../../../apps/portal/src/session/preferences.ts'
import type { BenchGame } from '../games.ts'
import { list } from './ours.tsx'

let count = 0
const preferences = createPreferences({ default: 'dark' })
keepPreferences(preferences, localStorage)

/** Renders that React reports; its profiling build is slower, so this peer is for counting only. */
export const commits = () => count

/** Chooses a theme as the portal's switch does. */
export function chooseTheme(theme: 'dark' | 'light') {
  preferences.theme = theme
}

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <Profiler id="grid" onRender={() => (count += 1)}>
        {list(games)}
      </Profiler>,
    ),
  )
}
