import { useEffect, useRef } from 'react'
import { Bowl } from './Bowl.tsx'
import { Rotor } from './Rotor.tsx'
import { angleOf, restAngle, turnMs, turnOf } from './wheelTurn.ts'

interface WheelProps {
  /** The number the wheel turns to, or came to last. */
  readonly number: number
  /** The number it rests on before. */
  readonly from: number
  /** When it began to turn, by this clock; `undefined` when it rests. */
  readonly since: number | undefined
  /** What it shows, for those who do not see it. */
  readonly label: string
}

/** The ball's distance from the middle, in per cent of the wheel's width: in its pocket, and on the rim's track. */
const pocket = 24.6
const track = 44.5
const radius = (height: number): string =>
  `translateY(calc(${-(pocket + (track - pocket) * height)} * var(--wheel) / 100))`

/** The wheel. It turns to the number it is told, and decides nothing. */
export function Wheel({ number, from, since, label }: WheelProps) {
  const rotor = useRef<HTMLDivElement>(null)
  const arm = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  const isTurning = since !== undefined
  useEffect(() => {
    if (since === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const turn = turnOf(from, number)
    const run = (part: HTMLElement | null, frames: Keyframe[]): Animation | undefined => {
      const animation = part?.animate(frames, { duration: turnMs })
      if (animation) animation.currentTime = Date.now() - since
      return animation
    }
    const running = [
      run(rotor.current, turn.rotor),
      run(arm.current, turn.arm),
      run(
        ball.current,
        turn.fall.map(({ offset, height }) => ({ offset, transform: radius(height), easing: 'ease-in-out' })),
      ),
    ]
    return () => {
      for (const animation of running) animation?.cancel()
    }
  }, [since, from, number])
  return (
    <div className="wheel" role="img" aria-label={label} data-turning={isTurning || undefined}>
      <Bowl />
      <div ref={rotor} className="rotor" style={{ transform: `rotate(${restAngle(number)}deg)` }}>
        <Rotor />
        <div ref={arm} className="arm" style={{ transform: `rotate(${angleOf(number)}deg)` }}>
          <div ref={ball} className="ball" style={{ transform: radius(0) }} />
        </div>
      </div>
    </div>
  )
}
