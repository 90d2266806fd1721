import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Badge } from '../../components/Badge/index.ts'
import { SafetySummary, type SafetySummaryProps } from './SafetySummary.tsx'

export default { component: SafetySummary, tags: ['!autodocs'] }

const steps = (done: number) =>
  ['Mail', 'Second step', 'Passkey'].map((label, index) => ({ id: label, label, isDone: index < done }))

const next: Readonly<Record<string, string>> = {
  Mail: 'Next: your mail address',
  'Second step': 'Next: a second step',
  Passkey: 'Next: a passkey',
}

/** Says what is left, as whoever owns the steps does: the first that is open comes next. */
function Summary(props: SafetySummaryProps) {
  const open = props.steps.find((step) => !step.isDone)
  const words = open
    ? { title: next[open.id] }
    : { title: 'Everything is in place', text: 'Look now and then at where you are signed in.' }
  return <SafetySummary {...props} {...words} />
}

const options: MatrixOptions<SafetySummaryProps> = {
  component: Summary,
  props: { name: 'Ada', account: 'demoplayer', steps: [], title: '', text: 'It keeps others out of your account.' },
  axes: { steps: [steps(0), steps(2), steps(3)], badges: [undefined, <Badge key="gold">Gold</Badge>] },
  captions: { steps: ['nothing done', 'two steps done', 'all done'], badges: ['', 'with a badge'] },
  cellWidth: 760,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
