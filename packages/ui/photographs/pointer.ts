import { commands, page } from 'vitest/browser'

/** Puts the pointer on a control and waits for what it opens after a moment there, such as a list below a category. */
export async function point(control: Element): Promise<void> {
  const { setTimeout } = window
  const moments: number[] = [0]
  const noting = (work: () => void, moment = 0): number => {
    if (moment < 1000) moments.push(moment)
    return setTimeout(work, moment)
  }
  Object.assign(window, { setTimeout: noting })
  await page.elementLocator(control).hover()
  Object.assign(window, { setTimeout })
  // One that begins later and is no shorter comes after all of them.
  await new Promise<void>((resolve) => setTimeout(resolve, Math.max(...moments)))
}

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
