import type { ReactNode } from 'react'
import { type PopoverButton, type PopoverPlace, usePopover } from '../../interaction/usePopover.ts'
import { Root } from './Popover.styles.ts'

export interface PopoverProps extends Omit<PopoverPlace, 'isBesideRoot'> {
  /** Name of the panel. */
  label: string
  /** The button that opens it: `(button) => <Button {...button}>Why?</Button>`. */
  trigger: (button: PopoverButton) => ReactNode
  /** What the panel holds; as a function it is told how to close it. It is there only while the panel is open. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A small panel beside its button, for a few words, a form of two fields, a calendar. The page behind it stays alive: a
 * press elsewhere and Escape close it. What has to be answered first is a `Dialog`.
 */
export function Popover({ label, trigger, children, side, align }: PopoverProps) {
  const { rootRef, panelRef, isOpen, button, panel, close } = usePopover('dialog', { side, align })
  return (
    <Root ref={rootRef}>
      {trigger(button)}
      <div ref={panelRef} {...panel} data-part="panel" role="dialog" aria-label={label}>
        {isOpen && (typeof children === 'function' ? children(close) : children)}
      </div>
    </Root>
  )
}
