import type { Announcement } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import { Pagination } from '@foyer/ui/Pagination'
import { useState } from 'react'
import { noticePageSize, pageCount, pageOf } from '../model/noticePages.ts'
import { useNoticeDate } from '../model/useNoticeDate.ts'
import { NoticeListRoot } from './NoticeList.styles.ts'

interface NoticeListProps {
  notices: readonly Announcement[]
  onOpen: (id: string) => void
  /** Announcements on one page; nine unless told. */
  pageSize?: number
}

/** Titles and days of announcements, page by page. */
export function NoticeList({ notices, onOpen, pageSize = noticePageSize }: NoticeListProps) {
  const dateOf = useNoticeDate()
  const [page, setPage] = useState(1)
  return (
    <NoticeListRoot>
      <ul>
        {pageOf(notices, page, pageSize).map(({ id, title, publishedAt }) => (
          <li key={id}>
            <button type="button" onClick={() => onOpen(id)}>
              <span>{title}</span>
              <time dateTime={publishedAt}>{dateOf(publishedAt)}</time>
            </button>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount(notices, pageSize)}
        onPage={setPage}
        labels={useLabels('Pagination')}
      />
    </NoticeListRoot>
  )
}
