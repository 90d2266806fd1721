export type { PopoverAlign, PopoverSide } from '../../interaction/placeBeside.ts'
export type { PopoverButton } from '../../interaction/usePopover.ts'
export { Popover, type PopoverProps } from './Popover.tsx'
