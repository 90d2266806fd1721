import { useApplications } from '../api/useDesk.ts'
import { DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { DeskList } from '../frame/DeskList.tsx'
import { Panel } from '../frame/Panel.tsx'
import { useLanguage } from '../words/words.ts'
import { ApplicationItem } from './ApplicationItem.tsx'

interface PromotionsPanelProps {
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
}

/** Applications to promotions that wait for a person (P27). */
export function PromotionsPanel({ merchant, now }: PromotionsPanelProps) {
  const { say } = useLanguage()
  const { query, decide } = useApplications(merchant)
  const { applications, total = 0 } = query.data ?? {}
  const shown = applications?.length ?? 0
  return (
    <Panel
      id="promotions"
      title={say('promotions')}
      text={total > shown ? say('promotionsMore', { shown, total }) : say('promotionsText')}
      open={total}
      aside={<DecisionOutcome decide={decide} />}
    >
      <DeskList
        query={query}
        items={applications}
        keyOf={({ reference }) => reference}
        emptyTitle={say('depositsEmpty')}
        emptyText={say('promotionsEmpty')}
        row={(application) => (
          <ApplicationItem application={application} merchant={merchant} now={now} decide={decide} />
        )}
      />
    </Panel>
  )
}
