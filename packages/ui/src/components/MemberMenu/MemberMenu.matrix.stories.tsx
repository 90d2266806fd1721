import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import type { MemberMenuProps } from './MemberMenu.types.ts'

export default { component: MemberMenu, tags: ['!autodocs'] }

const options: MatrixOptions<MemberMenuProps> = {
  component: MemberMenu,
  cellWidth: 340,
  props: { name: 'demoplayer', clubLabel: 'Silver club', balance: '$1,250.50', entries: [] },
  axes: { isBalanceHidden: [false, true], balance: ['$1,250.50', undefined] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
