import type { Announcement } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import { Pagination } from '@foyer/ui/Pagination'
import { useState } from 'react'
import { noticePage, noticePageCount } from '../model/noticePages.ts'
import { useNoticeDate } from '../model/useNoticeDate.ts'
import { NoticeListRoot } from './NoticeList.styles.ts'

interface NoticeListProps {
  notices: readonly Announcement[]
  onOpen: (id: string) => void
}

/** Titles and days of announcements, nine to a page. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const dateOf = useNoticeDate()
  const [page, setPage] = useState(1)
  return (
    <NoticeListRoot>
      <ul>
        {noticePage(notices, page).map(({ id, title, publishedAt }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <span>{title}</span>
              <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>
            </button>
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={noticePageCount(notices)} onPage={setPage} labels={useLabels('Pagination')} />
    </NoticeListRoot>
  )
}
