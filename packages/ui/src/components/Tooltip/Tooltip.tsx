import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'
import type { PopoverSide } from '../../interaction/placeBeside.ts'
import { Root } from './Tooltip.styles.ts'
import { useTooltip } from './useTooltip.ts'

export interface TooltipProps {
  /** A few words about the control. They are help, never the only place where something is said: fingers don't hover. */
  words: ReactNode
  /** One control, such as an `IconButton`. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined; title?: string | undefined; label?: unknown }>
  side?: PopoverSide
}

/** Words beside a control that is pointed at or reached by keyboard; they can be pointed at and put away with Escape (UK14). */
export function Tooltip({ words, children, side = 'above' }: TooltipProps) {
  const rootRef = useRef<HTMLSpanElement>(null)
  const tipRef = useRef<HTMLSpanElement>(null)
  const id = useId()
  const handlers = useTooltip(rootRef, tipRef, side)
  // A control that is called what its tip says would be read out twice.
  const isName = children.props.label === words
  const control = cloneElement(children, { title: undefined, ...(!isName && { 'aria-describedby': id }) })
  return (
    <Root ref={rootRef} {...handlers}>
      {control}
      <span ref={tipRef} data-part="tip" popover="manual" role="tooltip" id={id}>
        {words}
      </span>
    </Root>
  )
}
