import { addClock, writeLeft } from '../write.ts'

/** An interval for each clock. */
export function mount(host: HTMLElement, closings: readonly number[]): void {
  for (const closesAt of closings) {
    const clock = addClock(host)
    const write = (): void => {
      clock.textContent = writeLeft(closesAt)
    }
    write()
    setInterval(write, 1000)
  }
}
