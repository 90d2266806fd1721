import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { TurnoverSummary, type TurnoverSummaryProps } from './TurnoverSummary.tsx'

export default { component: TurnoverSummary, tags: ['!autodocs'] }

const money = (amount: number): string => `$${amount.toFixed(2)}`
const whole = 100

/** Says of how much is played what its part says. */
function Summary({ part, rows, ...props }: TurnoverSummaryProps) {
  const played = part * whole
  const title = part === 1 ? 'Nothing left to play' : `${money(whole - played)} still to play`
  const value = `${money(played)} of ${money(whole)}`
  const parts = rows?.map((row) => ({ ...row, part, value: `${money(played)} / ${money(whole)}` }))
  return <TurnoverSummary {...props} title={title} part={part} value={value} rows={parts} />
}

const options: MatrixOptions<TurnoverSummaryProps> = {
  component: Summary,
  props: { title: '', part: 0, label: 'Played', value: '', rowsLabel: 'Made of' },
  axes: {
    part: [0, 0.6, 1],
    rows: [[], [{ id: '1', label: 'Deposit', time: '2026-11-20', part: 0, value: '' }]],
    text: [undefined, 'What you deposit is played once before it can be withdrawn.'],
  },
  captions: { part: ['not begun', 'under way', 'done'], rows: ['sum alone', 'with its parts'], text: ['', 'with why'] },
  cellWidth: 420,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
