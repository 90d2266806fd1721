import type { Announcement } from '@foyer/contract'
import { SafeHtml } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { ArrowLeft } from 'lucide'
import { useNoticeDate } from '../model/useNoticeDate.ts'
import { useT } from '../model/useT.ts'
import { NoticeDetailRoot } from './NoticeDetail.styles.ts'

interface NoticeDetailProps {
  notice: Announcement
  /** Back to the list; none where it stands alone. */
  onBack: (() => void) | undefined
  /** Words on the way back; to all announcements unless told. */
  backLabel?: string
}

/** One announcement whole; its html is sanitised (ruling 14). */
export function NoticeDetail({ notice, onBack, backLabel }: NoticeDetailProps) {
  const t = useT()
  const dateOf = useNoticeDate()
  return (
    <NoticeDetailRoot>
      <time dateTime={notice.publishedAt}>{dateOf(notice.publishedAt)}</time>
      <div data-part="content">
        <SafeHtml html={notice.content} />
      </div>
      {onBack && (
        <Button tone="quiet" icon={<Glyph of={ArrowLeft} />} onClick={onBack}>
          {backLabel ?? t('back')}
        </Button>
      )}
    </NoticeDetailRoot>
  )
}
