import { announcementsQuery, type ModalProps, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useState } from 'react'
import { NoticeDetail } from '../components/NoticeDetail.tsx'
import { NoticeList } from '../components/NoticeList.tsx'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** The announcements, nine to a page, and each of them whole (M07, C05). */
export function NoticeModal({ announcementId, close }: ModalProps['notice'] & { close: () => void }) {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const { data, isError, refetch } = useOperation('announcements', announcementsQuery)
  const [openId, setOpenId] = useState(announcementId)
  const notices = data?.player
  const open = notices?.find(({ id }) => id === openId)
  return (
    <Dialog isOpen onClose={close} title={open?.title ?? t('noticeTitle')} size="medium" labels={useLabels('Dialog')}>
      {open && <NoticeDetail notice={open} onBack={() => setOpenId(undefined)} />}
      {!open && notices && notices.length > 0 && <NoticeList notices={notices} onOpen={setOpenId} />}
      {notices?.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
      {!notices && !isError && <Skeleton lines={9} />}
      {!notices && isError && <ErrorState onRetry={() => void refetch()} title={t('error')} labels={errorLabels} />}
    </Dialog>
  )
}
