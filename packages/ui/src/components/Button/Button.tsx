import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { type ButtonSize, type ButtonTone, Root } from './Button.styles.ts'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'> {
  /** The words on the button: what happens, as a verb. */
  children: ReactNode
  /** Weight of the action; a view has one `primary`. */
  tone?: ButtonTone
  size?: ButtonSize
  /** An icon before the words, such as `<Glyph of={Star} />`. */
  icon?: ReactNode
  /** Makes it a link to this address that looks like a button. */
  href?: string
  /** The answer is awaited: a turning ring stands before the words, the width stays and presses are ignored. */
  isBusy?: boolean
  /** As wide as its container. */
  isFullWidth?: boolean
  /** Long words go on to a second line where there is no room for them on one. */
  canWrap?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Starts an action, or goes somewhere when it has an `href`. */
export function Button({
  children,
  tone = 'secondary',
  size = 'medium',
  icon,
  href,
  isBusy = false,
  isFullWidth = false,
  canWrap = false,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  const element = href === undefined ? { type } : { as: 'a' as const, href }
  return (
    <Root
      {...rest}
      {...element}
      aria-busy={isBusy || undefined}
      data-tone={tone}
      data-size={size}
      data-full-width={isFullWidth || undefined}
      data-wraps={canWrap || undefined}
      data-icon={icon ? true : undefined}
      onClick={press}
    >
      {isBusy ? <span data-part="spinner" /> : icon}
      {children}
    </Root>
  )
}
