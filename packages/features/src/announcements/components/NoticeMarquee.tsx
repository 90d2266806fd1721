import { announcementsQuery, useLabels, useRuntime } from '@foyer/feature-api'
import { Marquee } from '@foyer/ui/Marquee'
import { useMemo } from 'react'
import { useOperation } from '../model/calls.ts'
import { NoticeMarqueeRoot } from './NoticeMarquee.styles.ts'

/** Player announcements in one line; choosing one opens it whole (L01). Nothing while there are none. */
export function NoticeMarquee() {
  const labels = useLabels('Marquee')
  const { openModal } = useRuntime()
  const { data, isError } = useOperation('announcements', announcementsQuery)
  const items = useMemo(() => data?.player.map(({ id, title }) => ({ id, text: title })) ?? [], [data])
  if (isError || (data && items.length === 0)) return null
  return (
    <NoticeMarqueeRoot>
      <Marquee items={items} onSelect={(announcementId) => openModal('notice', { announcementId })} labels={labels} />
    </NoticeMarqueeRoot>
  )
}
