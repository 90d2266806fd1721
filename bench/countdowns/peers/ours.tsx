import { Countdown } from '@foyer/ui/Countdown'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

export function mount(host: HTMLElement, closings: readonly number[]): void {
  const clocks = closings.map((closesAt) => (
    <div key={closesAt}>
      <Countdown closesAt={closesAt} />
    </div>
  ))
  flushSync(() => createRoot(host).render(clocks))
}
