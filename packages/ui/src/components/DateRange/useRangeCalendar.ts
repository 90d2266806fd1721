import { type MouseEvent, useState } from 'react'
import { usePopover } from '../../interaction/usePopover.ts'
import type { DateRangeValue } from './DateRange.tsx'

/** Where two months have room and a pointer is fine enough for days; elsewhere the platform's own calendar is better. */
export const calendarRoom = '(pointer: fine) and (min-width: 720px)'

/** The panel with the calendar, which of the two days it asks for, and what the buttons at the days take. */
export function useRangeCalendar() {
  const [end, setEnd] = useState<keyof DateRangeValue>('from')
  const { button, ...panel } = usePopover('dialog', { isBesideRoot: true })
  const open = (wished: keyof DateRangeValue, showPlatforms: () => void) => ({
    ...button,
    'aria-expanded': panel.isOpen && end === wished,
    popoverTargetAction: 'show' as const,
    onClick: (event: MouseEvent) => {
      setEnd(wished)
      if (matchMedia(calendarRoom).matches) return
      event.preventDefault()
      showPlatforms()
    },
  })
  return { ...panel, end, setEnd, open }
}
