type Listener = (now: number) => void

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick(): void {
  const now = Date.now()
  for (const listener of listeners) listener(now)
  // Aimed at the start of the next second, so that all clocks of a page turn together and none drifts.
  timer = setTimeout(tick, 1000 - (Date.now() % 1000))
}

function restart(): void {
  clearTimeout(timer)
  if (!document.hidden) tick()
}

/** Calls back now and every second with the device's time in ms (C14). All listeners share one timer; it rests in a hidden tab and catches up on return. */
export function onEverySecond(listener: Listener): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', restart)
    restart()
  } else listener(Date.now())
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restart)
  }
}
