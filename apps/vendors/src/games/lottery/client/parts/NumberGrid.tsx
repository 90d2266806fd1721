import { type BetPicks, sides } from '@foyer/rules'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { useLottery } from '../LotteryContext.ts'
import { gridColumns } from '../model/gridColumns.ts'
import { gridStep } from '../model/gridStep.ts'

interface NumberGridProps {
  readonly of: BetPicks['of']
  readonly values: readonly string[]
}

/** Balls of all numbers. The grid is one stop of Tab; arrows lead from number to number as they stand on the screen. */
export function NumberGrid({ of, values }: NumberGridProps) {
  const { model, shown, words } = useLottery()
  const [reached, setReached] = useState(0)
  // Another kind of bet may have fewer numbers.
  const stop = Math.min(reached, values.length - 1)
  // Custom properties are no part of React's style type.
  const columns = { '--columns': gridColumns(values.length) } as CSSProperties
  const steer = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const { parentElement: grid } = event.currentTarget
    if (!grid) return
    const numbers = [...grid.querySelectorAll('button')]
    const inFirstRow = numbers.filter((one) => one.offsetTop === numbers[0]?.offsetTop).length
    const isRightToLeft = getComputedStyle(grid).direction === 'rtl'
    const to = gridStep(event.key, stop, values.length, inFirstRow, isRightToLeft)
    if (to === undefined) return
    event.preventDefault()
    numbers[to]?.focus()
  }
  return (
    <fieldset className="pick-grid" data-of={of} style={columns} aria-label={words.numbers}>
      {values.map((value, at) => (
        <button
          key={value}
          type="button"
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={shown.picks.includes(value)}
          onFocus={() => setReached(at)}
          onKeyDown={steer}
          onClick={() => model.toggle(value)}
        >
          {of === 'sides' ? words.sides[sides.find((one) => one === value) ?? 'low'] : value}
        </button>
      ))}
    </fieldset>
  )
}
