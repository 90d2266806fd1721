import { X } from 'lucide'
import { type ReactNode, useCallback, useId, useRef } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { type CentreFrameLabels, centreFrameLabels } from './CentreFrame.labels.ts'
import { CentreFrameRoot } from './CentreFrame.styles.ts'
import { CentreMenu } from './CentreMenu.tsx'
import { FrameFocusContext, type TakeFocus } from './frameFocus.ts'
import { useModalDialog } from './useModalDialog.ts'

export interface CentreEntry {
  id: string
  label: string
  icon?: ReactNode
  /** Number or short text after the label, such as unread messages. */
  badge?: string | number | undefined
  /** The page's own address; with it the entry is a link, which the shell may intercept. */
  href?: string | undefined
}

export interface CentreFrameProps {
  isOpen: boolean
  /** Name of the centre, above its menu. */
  name: string
  /** Title of the page shown; the active entry's label when left out. */
  title?: string
  entries: readonly CentreEntry[]
  activeId: string
  onNavigate: (id: string) => void
  onClose: () => void
  /** Stands at the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
  labels?: CentreFrameLabels
}

/** A centre: a full-height modal panel with a side menu, which is a select below 800 px (UK07). Escape closes it. */
export function CentreFrame(props: CentreFrameProps) {
  const { isOpen, name, entries, activeId, onNavigate, onClose, actions, children } = props
  const { labels = centreFrameLabels } = props
  const { title = entries.find(({ id }) => id === activeId)?.label ?? name } = props
  const dialogRef = useModalDialog(isOpen, onClose)
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const takeFocus = useCallback<TakeFocus>((from) => {
    content.current?.focus({ preventScroll: true })
    if (from === 'top') content.current?.scrollTo({ top: 0 })
  }, [])
  return (
    <CentreFrameRoot ref={dialogRef} aria-labelledby={titleId} data-choice={entries.length > 1 || undefined}>
      {isOpen && (
        <>
          <CentreMenu {...{ name, label: labels.menu, entries, activeId, title, onNavigate }} />
          <div data-part="head">
            <h2 data-part="title" id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {actions}
            <button type="button" data-control aria-label={labels.close} onClick={onClose}>
              <Glyph of={X} size={20} />
            </button>
          </div>
          {/* A group and no landmark: what stands in it may be a region of the same name, such as a table of records. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form */}
          <div ref={content} data-part="content" role="group" tabIndex={0} aria-labelledby={titleId}>
            <FrameFocusContext value={takeFocus}>{children}</FrameFocusContext>
          </div>
        </>
      )}
    </CentreFrameRoot>
  )
}
