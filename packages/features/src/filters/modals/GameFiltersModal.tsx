import { choiceQuery, countFilters, freeChoice, type ModalProps, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useState } from 'react'
import { GameFilters } from '../components/GameFilters.tsx'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** Filters and order of a list over the page, on a phone as a sheet; the list is asked for once they are chosen (QP03, QP04). */
export function GameFiltersModal({
  asked,
  chosen,
  onChoose,
  close,
}: ModalProps['gameFilters'] & { close: () => void }) {
  const t = useT()
  const [choice, setChoice] = useState(chosen)
  const answer = useOperation('gameFacets', { ...asked, ...choiceQuery(choice) }, { keepPrevious: true })
  const errorLabels = useLabels('ErrorState')
  const show = (): void => {
    close()
    onChoose(choice)
  }
  return (
    <Dialog
      isOpen
      isSheet
      onClose={close}
      title={t('title')}
      size="medium"
      labels={useLabels('Dialog')}
      buttons={[
        {
          label: t('clear'),
          disabled: countFilters(choice) === 0,
          onPress: () => setChoice({ ...freeChoice, sort: choice.sort }),
        },
        {
          label: answer.data ? t('show', { count: answer.data.totalCount }) : t('showAny'),
          tone: 'primary',
          onPress: show,
        },
      ]}
    >
      <GameFilters
        facets={answer.data}
        isAllNew={asked.gameClassify === 'NEW'}
        isSearch={asked.alike === true}
        isStale={answer.isFetching}
        choice={choice}
        onChange={(part) => setChoice((now) => ({ ...now, ...part }))}
      />
      {answer.isPending && (
        <div aria-busy role="status" aria-label={t('loading')}>
          <Skeleton lines={7} />
        </div>
      )}
      {answer.isError && !answer.data && (
        <ErrorState title={t('error')} onRetry={() => void answer.refetch()} labels={errorLabels} />
      )}
    </Dialog>
  )
}
