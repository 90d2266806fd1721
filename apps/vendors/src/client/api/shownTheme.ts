import { type ShownTheme, themeShown } from '@foyer/contract/frame'

let theme: ShownTheme = 'dark'
const listeners = new Set<() => void>()

/** The theme that a text names, where it names one. */
export const readTheme = (text: string | null): ShownTheme | undefined =>
  text === 'light' || text === 'dark' ? text : undefined

export const shownTheme = (): ShownTheme => theme

export function showTheme(shown: ShownTheme): void {
  if (shown === theme) return
  theme = shown
  for (const listener of listeners) listener()
}

/** Hears from the page around the game that its player has another theme. */
export function hearTheme(): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent) return
    if (data === themeShown.light) showTheme('light')
    if (data === themeShown.dark) showTheme('dark')
  })
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
