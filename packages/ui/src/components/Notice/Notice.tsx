import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { type NoticeLabels, noticeLabels } from './Notice.labels.ts'
import { type NoticeTone, Root } from './Notice.styles.ts'

export interface NoticeProps {
  /** What it says in a sentence. */
  children?: ReactNode
  /** A few words in bold before it. */
  title?: ReactNode
  tone?: NoticeTone
  /** A button or a link that does something about it. */
  action?: ReactNode
  /** Puts it away; the cross is there when this is. */
  onDismiss?: () => void
  labels?: NoticeLabels
}

const marks = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert } as const

/**
 * News about the part of the page it stands in; it stays until things change. What just happened and passes is a `Toast`,
 * what one field says is the field's `error`. It is announced when it appears, an error at once.
 */
export function Notice({ children, title, tone = 'info', action, onDismiss, labels = noticeLabels }: NoticeProps) {
  return (
    <Root role={tone === 'negative' ? 'alert' : 'status'} data-tone={tone}>
      <Icon of={marks[tone]} size="medium" label={labels[tone]} />
      <div data-part="body">
        {title && <p data-part="title">{title}</p>}
        {children && <div data-part="words">{children}</div>}
      </div>
      {action && <div data-part="action">{action}</div>}
      {onDismiss && <IconButton size="small" label={labels.dismiss} icon={<Glyph of={X} />} onClick={onDismiss} />}
    </Root>
  )
}
