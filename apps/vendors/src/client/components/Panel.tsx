import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLabels } from '../i18n/LabelsContext.ts'
import { Icon } from './Icon.tsx'

interface PanelProps {
  readonly title: string
  readonly onClose: () => void
  /** Steps back from what was opened in it; Escape and a click beside it do so then, before they close it. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
}

/** A dialog over the game; Escape, its button and a click beside it close it. */
export function Panel({ title, onClose, onBack, children }: PanelProps) {
  const labels = useLabels()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="panel"
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
      onCancel={(event) => {
        if (onBack === undefined) return
        event.preventDefault()
        onBack()
      }}
    >
      <div className="panel-body">
        <div className="panel-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="tool" aria-label={labels.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <div className="panel-content">{children}</div>
      </div>
    </dialog>
  )
}
