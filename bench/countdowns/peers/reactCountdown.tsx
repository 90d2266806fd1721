import Library, { type CountdownRenderProps, zeroPad } from 'react-countdown'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The library's own renderer writes `01:02:03` in a span; this one writes the element that the others have. */
const draw = ({ hours, minutes, seconds }: CountdownRenderProps) => (
  <time role="timer" aria-label="Time left">
    {`${zeroPad(hours)}:${zeroPad(minutes)}:${zeroPad(seconds)}`}
  </time>
)

export function mount(host: HTMLElement, closings: readonly number[]): void {
  const clocks = closings.map((closesAt) => (
    <div key={closesAt}>
      <Library date={closesAt} renderer={draw} daysInHours />
    </div>
  ))
  flushSync(() => createRoot(host).render(clocks))
}
