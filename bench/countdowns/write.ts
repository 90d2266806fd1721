const two = (value: number): string => String(value).padStart(2, '0')

/** What every implementation by hand writes: hours, minutes and seconds, each in two digits. */
export function writeLeft(closesAt: number): string {
  const seconds = Math.floor((closesAt - Date.now()) / 1000)
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The element that our clock renders, in the cell of one draw. */
export function addClock(host: HTMLElement): HTMLElement {
  const cell = host.appendChild(document.createElement('div'))
  const clock = cell.appendChild(document.createElement('time'))
  clock.setAttribute('role', 'timer')
  clock.setAttribute('aria-label', 'Time left')
  return clock
}
