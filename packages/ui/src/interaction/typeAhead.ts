/** Moves focus to the next of a list's links and buttons that begins with the typed letter; says whether there is one. */
export function typeAhead(
  list: HTMLElement,
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
): boolean {
  if ([...event.key].length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return false
  const items = [...list.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')]
  const at = items.findIndex((item) => item.matches(':focus'))
  const letter = event.key.toLocaleLowerCase()
  const next = [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(letter),
  )
  next?.focus()
  return next !== undefined
}
