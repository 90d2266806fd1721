import { userEvent } from 'storybook/test'

/** The first part of a form that fits; forms are found by names, whatever language they speak. */
export function partOf(canvas: HTMLElement, selector: string): HTMLElement {
  const part = canvas.ownerDocument.querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`no ${selector}`)
  return part
}

export const fieldOf = (canvas: HTMLElement, name: string): HTMLInputElement =>
  partOf(canvas, `input[name=${name}]`) as HTMLInputElement // as the selector says

/**
 * Goes to a field, and presses a key there that types nothing: fields belong to their form a moment after React draws them,
 * and one that is typed into or sent before loses a letter, or says nothing of what is wrong with it.
 */
async function reach(canvas: HTMLElement, name: string): Promise<void> {
  fieldOf(canvas, name).focus()
  await userEvent.keyboard('{Shift}')
}

/** Types into fields, one after the other, with the keyboard alone. */
export async function fill(canvas: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await reach(canvas, name)
    await userEvent.keyboard(text)
  }
}

/** Sends the form that has a field of this name. */
export async function send(canvas: HTMLElement, name: string): Promise<void> {
  await reach(canvas, name)
  await userEvent.keyboard('{Enter}')
}

/** Presses a button or a box with the keyboard. */
export async function press(canvas: HTMLElement, selector: string, key = '{Enter}'): Promise<void> {
  partOf(canvas, selector).focus()
  await userEvent.keyboard(key)
}
