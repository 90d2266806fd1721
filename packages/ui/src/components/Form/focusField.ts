/** Gives a field the keyboard. A group of radios cannot have it itself: the chosen one has it, or the first. */
export function focusField(field: HTMLElement | null): void {
  const radio = (which: string) => field?.querySelector<HTMLElement>(`input[type="radio"]:${which}`)
  const target = radio('checked') ?? radio('enabled') ?? field
  target?.focus()
}
