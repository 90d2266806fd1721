import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { useFeedback } from '../api/useDesk.ts'
import { DecisionOutcome } from '../decisions/DecisionButton.tsx'
import { DeskList } from '../frame/DeskList.tsx'
import { DeskRow } from '../frame/DeskRow.tsx'
import { Panel } from '../frame/Panel.tsx'
import { timeAgo } from '../outbox/timeAgo.ts'
import { useLanguage } from '../words/words.ts'

interface FeedbackPanelProps {
  readonly merchant: string
  /** Time of the world, in ms. */
  readonly now: number
}

/** What visitors and members have written, and nobody has put away yet (M10). */
export function FeedbackPanel({ merchant, now }: FeedbackPanelProps) {
  const { say, tag } = useLanguage()
  const { query, decide } = useFeedback(merchant)
  const { feedback, total = 0 } = query.data ?? {}
  const shown = feedback?.length ?? 0
  return (
    <Panel
      id="feedback"
      title={say('feedback')}
      text={total > shown ? say('feedbackMore', { shown, total }) : say('feedbackText')}
      open={total}
      aside={<DecisionOutcome decide={decide} />}
    >
      <DeskList
        query={query}
        items={feedback}
        keyOf={({ reference }) => reference}
        emptyTitle={say('feedbackEmptyTitle')}
        emptyText={say('feedbackEmpty')}
        row={({ reference, type, content, member, language, sentAt }) => (
          <DeskRow
            title={member ?? say('feedbackGuest')}
            about={<span lang={language}>{content}</span>}
            quiet={`${reference} · ${timeAgo(sentAt, now, tag)}`}
            badge={<Badge>{say(`${type}Feedback`)}</Badge>}
            actions={
              <Button
                size="small"
                tone="secondary"
                aria-label={say('closeOf', { reference })}
                isBusy={decide.isPending && decide.variables.reference === reference}
                onClick={() => decide.mutate({ reference })}
              >
                {say('close')}
              </Button>
            }
          />
        )}
      />
    </Panel>
  )
}
