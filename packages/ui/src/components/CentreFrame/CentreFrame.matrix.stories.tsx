import { betColumnsOf, bets } from '../../../stories/bets.ts'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Table } from '../Table/index.ts'
import { CentreFrame, type CentreFrameProps } from './CentreFrame.tsx'

export default { component: CentreFrame, tags: ['!autodocs'] }

const rows = bets.slice(0, 4)

const options: MatrixOptions<CentreFrameProps> = {
  component: CentreFrame,
  photograph: 'page',
  cellWidth: 200,
  props: {
    isOpen: true,
    name: 'Member centre',
    entries: [
      { id: 'bets', label: 'Bet records' },
      { id: 'messages', label: 'Messages', badge: 4 },
    ],
    activeId: 'bets',
    children: <Table caption="Bets of this week" columns={betColumnsOf(rows)} rows={rows} rowKey={({ id }) => id} />,
    onNavigate: () => undefined,
    onClose: () => undefined,
  },
  axes: {},
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
