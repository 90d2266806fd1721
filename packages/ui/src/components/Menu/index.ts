export type { PopoverAlign, PopoverSide } from '../../interaction/placeBeside.ts'
export type { PopoverButton } from '../../interaction/usePopover.ts'
export { Menu, type MenuItem, type MenuProps } from './Menu.tsx'
