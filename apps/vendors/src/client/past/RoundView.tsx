import type { RoundRecordView } from '../../wire/history.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { PastDrawing } from './past.ts'
import { RoundRecord } from './RoundRecord.tsx'
import { useAnswer } from './useAnswer.ts'

interface RoundViewProps {
  readonly ask: () => Promise<RoundRecordView>
  readonly drawing: PastDrawing | undefined
}

/** A round once it is read, and what stands in its place until then. */
export function RoundView({ ask, drawing }: RoundViewProps) {
  const { past } = useLabels()
  const { answer, retry } = useAnswer(ask)
  if (answer.state === 'loading') return <output className="empty">{past.loading}</output>
  if (answer.state === 'ready') return <RoundRecord round={answer.value} drawing={drawing} />
  return (
    <div className="past-rounds">
      <p className="empty" role="alert">
        {answer.isMissing ? past.roundMissing : past.roundFailed}
      </p>
      {!answer.isMissing && (
        <button type="button" className="past-action" onClick={retry}>
          {past.retry}
        </button>
      )}
    </div>
  )
}
