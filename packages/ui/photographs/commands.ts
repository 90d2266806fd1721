import type { BrowserCommand } from 'vitest/node'

const holdPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.down()
const restPointer: BrowserCommand<[]> = async ({ page }) => page.mouse.move(0, 0)
const releasePointer: BrowserCommand<[]> = async ({ page }) => page.mouse.up()
const touchKeyboard: BrowserCommand<[]> = async ({ page }) => page.keyboard.press('Shift')

/** What a photograph needs of the pointer and a test in the page cannot do. */
export const pointerCommands = { holdPointer, releasePointer, restPointer, touchKeyboard }

declare module 'vitest/browser' {
  interface BrowserCommands {
    holdPointer: () => Promise<void>
    releasePointer: () => Promise<void>
    restPointer: () => Promise<void>
    touchKeyboard: () => Promise<void>
  }
}
