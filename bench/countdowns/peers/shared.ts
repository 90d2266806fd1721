import { addClock, writeLeft } from '../write.ts'

/** One timer that writes them all, seen or not, as one does it by hand. */
export function mount(host: HTMLElement, closings: readonly number[]): void {
  const clocks = closings.map((closesAt) => ({ closesAt, clock: addClock(host) }))
  const write = (): void => {
    for (const { closesAt, clock } of clocks) clock.textContent = writeLeft(closesAt)
  }
  write()
  setInterval(write, 1000)
}
