import { commands } from 'vitest/browser'

/** Holds the button of the pointer down where it is. */
export const hold = (): Promise<void> => commands.holdPointer()

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Lets the button go without a click. */
export async function letGo(): Promise<void> {
  window.addEventListener('click', swallow, true)
  await commands.releasePointer()
  window.removeEventListener('click', swallow, true)
}

/** Takes the pointer off the page. */
export const rest = (): Promise<void> => commands.restPointer()

/** Focuses a control as the keyboard does, so that its ring shows. */
export async function reach(control: HTMLElement): Promise<void> {
  await commands.touchKeyboard()
  control.focus()
}
