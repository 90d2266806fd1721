import { useMemo, useRef, useState } from 'react'
import { useMoney } from '../../../../client/components/money.ts'
import { findSpot, type Spot } from '../../engine/spots.ts'
import { colorOf } from '../../engine/wheel.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'
import { directionOf } from './directionOf.ts'
import { feltPoint } from './feltPoint.ts'
import { nextSpot } from './nextSpot.ts'
import { SpotButton } from './SpotButton.tsx'
import { spotLabel, spotName } from './spotLabel.ts'
import { between, cells } from './spotPlace.ts'

interface FeltProps {
  /** Amounts on the spots, by spot. */
  readonly laid: ReadonlyMap<string, number>
  /** Spots with chips that are on their way to the table. */
  readonly sending: ReadonlySet<string>
  readonly chips: readonly number[]
  /** The number the ball lies in, once it is to be seen. */
  readonly winner: number | undefined
  readonly isOpen: boolean
  readonly onLay: (spot: string) => void
}

const columnText = '2:1'

/** The layout: every bet a button. A press means the nearest bet, and what it covers lights up before it is laid. */
export function Felt({ laid, sending, chips, winner, isOpen, onLay }: FeltProps) {
  const labels = useRouletteLabels()
  const { full } = useMoney()
  const felt = useRef<HTMLDivElement>(null)
  const [entry, setEntry] = useState('17')
  const [aimed, setAimed] = useState<Spot>()
  const [isFocusSeen, setFocusSeen] = useState(false)
  const covered = useMemo(() => new Set(isOpen ? aimed?.numbers : []), [aimed, isOpen])
  const drawn = useMemo(
    () => [
      ...cells.map((cell) => ({ ...cell, text: textOf(cell.spot) })),
      ...between.map((crossing) => ({ ...crossing, text: undefined })),
    ],
    [],
  )
  const textOfCell = (spot: Spot, text: string | undefined): string | undefined =>
    text ??
    // Words are kept by the ids of these two kinds.
    (spot.kind === 'dozen' || spot.kind === 'even' ? labels.written[spot.id as keyof typeof labels.written] : undefined)

  const aim = (spot: Spot | undefined): void => setAimed((before) => (before === spot ? before : spot))
  return (
    <div className="felt" data-open={isOpen || undefined}>
      <div
        ref={felt}
        className="layout"
        role="toolbar"
        tabIndex={-1}
        aria-label={labels.layout}
        aria-describedby="layout-keys"
        onPointerMove={(event) => aim(feltPoint(event.currentTarget, event))}
        onPointerDown={(event) => aim(feltPoint(event.currentTarget, event))}
        onPointerLeave={() => aim(undefined)}
        onPointerCancel={() => aim(undefined)}
        onClick={(event) => {
          // Pressed by key or by a screen reader, the button itself is meant; else what lies under the pointer.
          const own = event.target instanceof Element ? event.target.closest('button')?.dataset.spot : undefined
          const id = event.detail === 0 ? own : feltPoint(event.currentTarget, event)?.id
          if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') aim(undefined)
          if (id === undefined) return
          setEntry(id)
          onLay(id)
        }}
        onFocus={(event) => {
          const spot = findSpot(event.target.dataset.spot ?? '')
          setFocusSeen(event.target.matches(':focus-visible'))
          if (spot && event.target.matches(':focus-visible')) aim(spot)
        }}
        onBlur={() => {
          setFocusSeen(false)
          aim(undefined)
        }}
        onKeyDown={(event) => {
          const direction = directionOf(event.key, event.currentTarget)
          const from = findSpot(entry)
          if (direction === undefined || from === undefined) return
          event.preventDefault()
          const next = nextSpot(from, direction)
          setEntry(next.id)
          felt.current?.querySelector<HTMLElement>(`[data-spot="${next.id}"]`)?.focus()
        }}
      >
        {drawn.map(({ spot, text, ...place }) => (
          <SpotButton
            key={spot.id}
            spot={spot}
            {...place}
            text={textOfCell(spot, text)}
            label={spotLabel(spot, laid.has(spot.id) ? full(laid.get(spot.id) ?? 0) : undefined, labels)}
            color={colorOfSpot(spot)}
            amount={laid.get(spot.id) ?? 0}
            chips={chips}
            isEntry={spot.id === entry}
            isCovered={spot.kind === 'straight' ? covered.has(spot.numbers[0] ?? -1) : aimed === spot && isOpen}
            isWinner={winner !== undefined && spot.kind === 'straight' && spot.numbers[0] === winner}
            isSending={sending.has(spot.id)}
          />
        ))}
      </div>
      <p
        className="aimed"
        data-seen={(isOpen && aimed !== undefined) || undefined}
        aria-hidden={!isFocusSeen || undefined}
      >
        {aimed ? spotName(aimed, labels) : ''}
      </p>
      <p id="layout-keys" className="unseen">
        {labels.layoutKeys}
      </p>
    </div>
  )
}

function textOf(spot: Spot): string | undefined {
  if (spot.kind === 'straight') return spot.id
  return spot.kind === 'column' ? columnText : undefined
}

function colorOfSpot({ id, kind, numbers }: Spot): string | undefined {
  if (kind === 'straight') return colorOf(numbers[0] ?? 0)
  return id === 'red' || id === 'black' ? id : undefined
}
