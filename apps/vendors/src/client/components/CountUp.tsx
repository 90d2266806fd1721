import { useEffect, useEffectEvent, useRef } from 'react'
import { useMoney } from './money.ts'

const duration = 700

/** An amount that runs up from zero when it changes; written past React, once per frame. */
export function CountUp({ amount }: { readonly amount: number }) {
  const { plain } = useMoney()
  const element = useRef<HTMLSpanElement>(null)
  const shown = useRef(0)
  const write = useEffectEvent((value: number): void => {
    shown.current = value
    if (element.current) element.current.textContent = plain(value)
  })
  useEffect(() => {
    const from = amount > shown.current ? shown.current : 0
    const start = performance.now()
    const still = amount === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const step = (now: number): void => {
      const share = still ? 1 : Math.min(1, (now - start) / duration)
      write(Math.round(from + (amount - from) * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return <span ref={element}>{plain(0)}</span>
}
