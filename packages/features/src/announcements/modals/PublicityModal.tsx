import { announcementsQuery, type ModalProps, useLabels, useRuntime } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useState } from 'react'
import { NoticeDetail } from '../components/NoticeDetail.tsx'
import { NoticeList } from '../components/NoticeList.tsx'
import { useOperation } from '../model/calls.ts'
import { publicityPageSize } from '../model/noticePages.ts'
import { closePublicity } from '../model/publicityClosed.ts'
import { useT } from '../model/useT.ts'

/** What the server publishes as popups, eight to a page; one alone is shown whole (M08, C05). */
export function PublicityModal({ close }: ModalProps['publicity'] & { close: () => void }) {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const { session } = useRuntime()
  const { data, isError, refetch } = useOperation('announcements', announcementsQuery)
  const [openId, setOpenId] = useState<string>()
  const popups = data?.popup
  const only = popups?.length === 1 ? popups[0] : undefined
  const open = only ?? popups?.find(({ id }) => id === openId)
  const back = only ? undefined : () => setOpenId(undefined)
  const closeForSession = () => {
    closePublicity(session)
    close()
  }
  return (
    <Dialog
      isOpen
      onClose={closeForSession}
      title={open?.title ?? t('publicityTitle')}
      size="medium"
      labels={useLabels('Dialog')}
    >
      {open && <NoticeDetail notice={open} onBack={back} backLabel={t('publicityBack')} />}
      {!open && popups && popups.length > 0 && (
        <NoticeList notices={popups} pageSize={publicityPageSize} onOpen={setOpenId} />
      )}
      {popups?.length === 0 && <EmptyState title={t('publicityEmpty')} />}
      {!popups && !isError && <Skeleton lines={publicityPageSize} />}
      {!popups && isError && <ErrorState onRetry={() => void refetch()} title={t('error')} labels={errorLabels} />}
    </Dialog>
  )
}
