import { type KeyboardEvent, useState } from 'react'

/** One of a row of buttons is reached by Tab, the others from it by arrow keys, Home and End. */
export function useArrowKeys() {
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const here = buttons.findIndex((button) => button.matches(':focus'))
    const to =
      event.key === 'ArrowRight'
        ? here + 1
        : event.key === 'ArrowLeft'
          ? here - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? buttons.length - 1
              : undefined
    if (to === undefined || here < 0) return
    event.preventDefault()
    buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus()
  }
  return {
    onKeyDown,
    setAt,
    tabIndexOf: (place: number, count: number) => (place === Math.min(at, count - 1) ? 0 : -1),
  }
}
