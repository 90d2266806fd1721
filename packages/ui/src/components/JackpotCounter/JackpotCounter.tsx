import { Pause, Play } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'
import { watchSight } from '../../interaction/watchSight.ts'
import { sayNumber } from '../../labels/template.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type JackpotCounterLabels, jackpotCounterLabels } from './JackpotCounter.labels.ts'
import { JackpotCounterRoot } from './JackpotCounter.styles.ts'
import { jackpotGrowth, jackpotPause, jackpotStart, type Random } from './jackpotGrowth.ts'
import { useCounting } from './useCounting.ts'

/** A number that belongs to no prize. It is labelled as such on screen (QR21). */
export interface DecorativeJackpot {
  readonly kind: 'decorative'
  /** The value kept from before, if any; asked once, after mounting. */
  load(): number | undefined
  /** Keeps the value; called after every change. */
  save(value: number): void
  /** Source of chance, `Math.random` when left out. */
  readonly random?: Random
}

/** A real pool, in whole currency units. */
export interface FedJackpot {
  readonly kind: 'feed'
  readonly value: number
}

export type JackpotSource = DecorativeJackpot | FedJackpot

export interface JackpotCounterProps {
  source: JackpotSource
  /** Turns whole currency units into text, with the currency. */
  format?: (value: number) => string
  labels?: JackpotCounterLabels
}

/** Stands for the first value, whose line has its height already. */
const placeholder = '–'

/** The counter on the winner board (L32, C23): a real pool, or a decoration that grows by itself and can be paused. */
export function JackpotCounter(props: JackpotCounterProps) {
  const { source, labels = jackpotCounterLabels } = props
  const { format = (value) => sayNumber(value, labels.language ?? 'en') } = props
  const valueRef = useRef<HTMLElement>(null)
  const current = useRef<number>(undefined)
  // Unknown until it is in the page: nothing moves before the wish for less motion has been read.
  const [isPaused, setPaused] = useState<boolean>()
  const latest = useRef({ source, format })
  useEffect(() => {
    latest.current = { source, format }
  })

  useEffect(() => {
    setPaused(prefersReducedMotion())
  }, [])

  const isDecorative = source.kind === 'decorative'
  useCounting(valueRef, source.kind === 'feed' ? source.value : undefined, format)
  useEffect(() => {
    const decorative = latest.current.source
    if (decorative.kind !== 'decorative') return
    const { random = Math.random } = decorative
    const show = (value: number): void => {
      current.current = value
      decorative.save(value)
      if (valueRef.current) valueRef.current.textContent = latest.current.format(value)
    }
    if (current.current === undefined) show(jackpotStart(decorative.load(), random))
    if (isPaused !== false) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      timer = setTimeout(() => {
        show((current.current ?? 0) + jackpotGrowth(random))
        wait()
      }, jackpotPause(random))
    }
    wait()
    // Nobody sees it grow out of sight.
    const unwatch = valueRef.current
      ? watchSight(valueRef.current, (isInSight) => {
          clearTimeout(timer)
          if (isInSight) wait()
        })
      : undefined
    return () => {
      clearTimeout(timer)
      unwatch?.()
    }
  }, [isPaused])

  return (
    <JackpotCounterRoot data-kind={source.kind}>
      <span data-part="title">{labels.title}</span>
      <strong data-part="value" ref={valueRef}>
        {source.kind === 'feed' ? format(source.value) : placeholder}
      </strong>
      {isDecorative && (
        <>
          <button
            type="button"
            data-control
            aria-label={isPaused ? labels.play : labels.pause}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? (
              <Glyph of={Play} size={16} line={1} isFilled />
            ) : (
              <Glyph of={Pause} size={16} line={1} isFilled />
            )}
          </button>
          <small data-part="note">{labels.decorative}</small>
        </>
      )}
    </JackpotCounterRoot>
  )
}
