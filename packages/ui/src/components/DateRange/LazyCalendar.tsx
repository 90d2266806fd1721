import { type ComponentType, useEffect, useState } from 'react'
import type { RangeCalendarProps } from './RangeCalendar.tsx'

type Calendar = ComponentType<RangeCalendarProps>
type Load = () => Promise<{ readonly default: Calendar }>

const loadCalendar: Load = () => import('./RangeCalendar.tsx')
const known = new WeakMap<Load, Calendar>()

interface LazyCalendarProps extends RangeCalendarProps {
  load?: Load
}

/**
 * The calendar, fetched when it is opened for the first time. One that is lost on its way is said where it would stand and
 * asked for again when it is opened again: the days can be typed, so nothing around it may go with it.
 */
export function LazyCalendar({ load = loadCalendar, ...props }: LazyCalendarProps) {
  const [Calendar, show] = useState(() => known.get(load))
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (known.has(load)) return undefined
    let isWanted = true
    load()
      .catch(load)
      .then(
        ({ default: Loaded }) => {
          known.set(load, Loaded)
          if (isWanted) show(() => Loaded)
        },
        () => {
          if (isWanted) setLost(true)
        },
      )
    return () => {
      isWanted = false
    }
  }, [load])
  if (Calendar) return <Calendar {...props} />
  return isLost ? (
    <p data-part="lost" role="alert">
      {props.labels.calendarLost}
    </p>
  ) : null
}
