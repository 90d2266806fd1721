import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LotteryView } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'
import { createReveal } from '../model/createReveal.ts'

const isStill = (): boolean =>
  document.visibilityState === 'hidden' || window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The last draw; one that is drawn while one looks on comes number by number, each in the place that is kept for it. */
export function LiveDraw({ draw }: { readonly draw: LotteryView['last'][number] | undefined }) {
  const { words } = useLottery()
  const [reveal] = useState(() => createReveal({ isStill }))
  const shown = useSyncExternalStore(reveal.subscribe, reveal.view)
  const [first = '', ...others] = draw?.result?.[0]?.numbers ?? []
  const isNumber = others.length === 0
  const parts = isNumber ? [...first] : [first, ...others]
  const { length } = parts
  const { numero } = draw ?? {}
  // Told at once, so that no number of a new draw is seen before its time.
  const isNew = numero !== undefined && shown.numero !== '' && shown.numero !== numero
  useEffect(() => {
    if (numero !== undefined && length > 0) reveal.show(numero, length)
  }, [reveal, numero, length])
  if (numero === undefined || length === 0) return <p>{words.noResult}</p>
  const isRunning = isNew || shown.isRunning
  const count = isNew ? 0 : shown.numero === numero ? shown.count : length
  return (
    <>
      <p>{sayLabel(words, isRunning ? 'drawing' : 'lastDraw', { numero })}</p>
      {/* Read out as a whole, once it is whole. */}
      <span className="lotto-balls" data-size="small" aria-hidden={isRunning || undefined}>
        {isNumber ? (
          <span className="lotto-strip">
            {parts.map((part, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: digits have no identity but their place
              <span key={at} data-live={stateOf(at, count, isRunning)}>
                {part}
              </span>
            ))}
          </span>
        ) : (
          parts.map((part, at) => (
            <span key={part} className="lotto-ball" data-live={stateOf(at, count, isRunning)}>
              {part}
            </span>
          ))
        )}
      </span>
      <p className="unseen" role="status">
        {!isRunning && shown.numero === numero && shown.isLive
          ? `${sayLabel(words, 'lastDraw', { numero })}. ${parts.join(' ')}`
          : ''}
      </p>
    </>
  )
}

/** Numbers that have not come yet keep their places. */
const stateOf = (at: number, count: number, isRunning: boolean): 'due' | 'come' | undefined =>
  at >= count ? 'due' : isRunning ? 'come' : undefined
