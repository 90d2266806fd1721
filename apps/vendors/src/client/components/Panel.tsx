import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLabels } from '../i18n/LabelsContext.ts'
import { Icon } from './Icon.tsx'

interface PanelProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the game; Escape, its button and a click beside it close it. */
export function Panel({ title, onClose, children }: PanelProps) {
  const labels = useLabels()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="panel" aria-labelledby={heading} closedby="any" onClose={onClose}>
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
