import { announcementsQuery, useRuntime, useSession } from '@foyer/feature-api'
import { useId } from 'react'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { NoticeLinesRoot } from './NoticeLines.styles.ts'
import { NoticeList } from './NoticeList.tsx'

/** Few enough to leave what stands below in sight. */
const lines = 5

/** Announcements as lines, for accounts; choosing one opens it whole (L01). Nothing for guests. */
export function NoticeLines() {
  const t = useT()
  const titleId = useId()
  const { openModal } = useRuntime()
  const isSignedIn = useSession().status === 'signedIn'
  const { data } = useOperation('announcements', announcementsQuery, { enabled: isSignedIn })
  if (!isSignedIn || !data || data.player.length === 0) return null
  return (
    <NoticeLinesRoot aria-labelledby={titleId}>
      <h2 id={titleId}>{t('linesTitle')}</h2>
      <NoticeList
        notices={data.player}
        pageSize={lines}
        onOpen={(announcementId) => openModal('notice', { announcementId })}
      />
    </NoticeLinesRoot>
  )
}
