import { expect, test } from 'vitest'
import { applyTheme } from '../../stories/applyTheme.ts'
import { defaultTheme } from './theme.ts'

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test('CF10 scroll bars, caret and marked text are in the colours of the theme', () => {
  for (const side of ['dark', 'light'] as const) {
    applyTheme(document, defaultTheme, side, true)
    const { scrollbarColor, caretColor, accentColor } = getComputedStyle(document.body)
    const colors = defaultTheme[side]
    expect(scrollbarColor).toContain(rgb(colors.borderStrong))
    expect([caretColor, accentColor]).toEqual([rgb(colors.accentText), rgb(colors.accent)])
    const marked = getComputedStyle(document.body, '::selection')
    expect([marked.backgroundColor, marked.color]).toEqual([rgb(colors.accent), rgb(colors.onAccent)])
  }
})
