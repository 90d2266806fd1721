import { type Theme, themeToCss } from '../src/tokens/index.ts'

const still = ':root:root{--fy-duration-fast:0ms;--fy-duration-base:0ms;--fy-duration-slow:0ms;--fy-lift:0px}'

/** Puts a theme's variables and its dark or light side on a document; `still` stops all motion. */
export function applyTheme(document: Document, theme: Theme, side: 'dark' | 'light', isStill: boolean): void {
  const id = 'fy-theme'
  const existing = document.getElementById(id)
  const style = existing ?? document.head.appendChild(Object.assign(document.createElement('style'), { id }))
  const css = themeToCss(theme) + (isStill ? still : '')
  if (style.textContent !== css) style.textContent = css
  document.documentElement.dataset.theme = side
}
