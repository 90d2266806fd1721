import { Feedback } from '../components/Feedback.tsx'
import { useT } from '../model/useT.ts'
import { FeedbackPageRoot } from './FeedbackPage.styles.ts'

/** Words to customer service, as a page with an address of its own (M10). */
export function FeedbackPage() {
  const t = useT()
  return (
    <FeedbackPageRoot>
      <h1>{t('title')}</h1>
      <p data-part="lead">{t('lead')}</p>
      <Feedback />
    </FeedbackPageRoot>
  )
}
