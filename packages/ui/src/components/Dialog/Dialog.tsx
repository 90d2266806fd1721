import { X } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { useScrollFocus } from '../../interaction/useScrollFocus.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { type DialogLabels, dialogLabels } from './Dialog.labels.ts'
import { type DialogSize, type DialogTone, Root } from './Dialog.styles.ts'
import { DialogBody } from './DialogBody.tsx'
import { type DialogCloseReason, useNativeDialog } from './useNativeDialog.ts'

export interface DialogButton
  extends Pick<ButtonProps, 'tone' | 'isBusy' | 'disabled' | 'type' | 'form' | 'autoFocus'> {
  readonly label: string
  readonly onPress?: () => void
}

/** React focuses what is still hidden; the platform looks for this when it opens a dialog. */
const startHere = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '')

interface DialogFrameProps {
  isOpen: boolean
  /** Asks to be closed, and says what for; the dialog stays until `isOpen` is false. */
  onClose: (reason: DialogCloseReason) => void
  title: ReactNode
  /** An icon before the title, such as `<TriangleAlert />`. */
  icon?: ReactNode
  /** Colour of the icon. */
  tone?: DialogTone
  size?: DialogSize
  /** At the end of the dialog, the primary one last. */
  buttons?: readonly DialogButton[]
  /** Whether a click on the cover around it closes it. */
  closesOnCover?: boolean
  /** Nothing of what lies below can be seen, such as a page of an account that has signed out. */
  isOpaque?: boolean
  /** On a phone it comes up from the lower edge, as wide as the screen. */
  isSheet?: boolean
  /** Closes by itself after this many ms. */
  closesAfter?: number
  labels?: DialogLabels
}

/** A dialog holds either elements or a piece of sanitised html, never both. */
export type DialogProps = DialogFrameProps &
  ({ children?: ReactNode; html?: never } | { html: string | TrustedHTML; children?: never })

/**
 * The generic dialog (M13): icon, title, elements or html, buttons; closes by cross, Escape, cover or time. The focus
 * starts on the first control of its content, so the cross comes last in the order.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, icon, children, html, buttons = [], closesAfter } = props
  const { tone = 'neutral', size = 'small', closesOnCover = true, isOpaque, isSheet, labels = dialogLabels } = props
  const ref = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const handlers = useNativeDialog(ref, { isOpen, closesOnCover, closesAfter, onClose })
  useScrollFocus(body) // after it has been opened: a closed dialog has no size
  return (
    <Root
      ref={ref}
      aria-labelledby={titleId}
      data-size={size}
      data-tone={tone}
      data-sheet={isSheet || undefined}
      data-opaque={isOpaque || undefined}
      {...handlers}
    >
      {isOpen && (
        <div data-part="panel">
          <header data-part="head">
            {icon && <span data-part="icon">{icon}</span>}
            <h2 data-part="title" id={titleId}>
              {title}
            </h2>
          </header>
          <DialogBody ref={body} html={html}>
            {children}
          </DialogBody>
          {buttons.length > 0 && (
            <footer data-part="buttons">
              {buttons.map(({ label, onPress, autoFocus, ...button }) => (
                <Button key={label} {...button} {...(autoFocus && { ref: startHere })} onClick={onPress}>
                  {label}
                </Button>
              ))}
            </footer>
          )}
          <div data-part="cross">
            <IconButton label={labels.close} icon={<Glyph of={X} />} onClick={() => onClose('cross')} />
          </div>
        </div>
      )}
    </Root>
  )
}
