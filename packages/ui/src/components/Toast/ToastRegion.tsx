import { createPortal } from 'react-dom'
import { useTopDialog } from '../../interaction/useTopDialog.ts'
import { type ToastLabels, toastLabels } from './Toast.labels.ts'
import { Root } from './Toast.styles.ts'
import { Toast, type ToastMessage } from './Toast.tsx'

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[]
  /** Called when a toast's time is over or it is put away; take it out of `toasts`. */
  onDismiss: (id: string) => void
  /** In the flow of the page instead of over its lower edge. */
  isInline?: boolean
  labels?: ToastLabels
}

/** In a layer of its own, since a dialog cuts off what reaches over its edges. */
const showAbove = (region: HTMLElement | null): void => region?.showPopover()

/**
 * Short news at the lower edge of the window, read out politely, gone by itself. Mount one per page, also when empty. It
 * goes into the dialog that is open, since all outside of a modal dialog is neither seen by a screen reader nor pressed.
 */
export function ToastRegion({ toasts, onDismiss, isInline = false, labels = toastLabels }: ToastRegionProps) {
  const dialog = useTopDialog()
  const news = (
    <Root
      ref={isInline ? undefined : showAbove}
      popover={isInline ? undefined : 'manual'}
      aria-label={labels.region}
      aria-live="polite"
      aria-relevant="additions"
      data-inline={isInline || undefined}
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} labels={labels} />
      ))}
    </Root>
  )
  return dialog && !isInline ? createPortal(news, dialog) : news
}
