import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { type IconButtonSize, type IconButtonTone, Root } from './IconButton.styles.ts'

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style' | 'children' | 'aria-label' | 'aria-pressed'> {
  /** What it does; the name for assistive technology and the tip under the pointer. */
  label: string
  /** The icon, such as `<Glyph of={X} />`. */
  icon: ReactNode
  tone?: IconButtonTone
  size?: IconButtonSize
  /** Makes it a toggle that is on or off. */
  isPressed?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, tone = 'quiet', size = 'medium', isPressed, type = 'button', ...rest } = props
  return (
    <Root
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      data-tone={tone}
      data-size={size}
    >
      {icon}
    </Root>
  )
}
