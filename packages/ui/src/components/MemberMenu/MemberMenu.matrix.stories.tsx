import { Gift, LogOut, ReceiptText, ShieldCheck } from 'lucide'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import type { MemberMenuProps } from './MemberMenu.types.ts'

export default { component: MemberMenu, tags: ['!autodocs'] }

const options: MatrixOptions<MemberMenuProps> = {
  component: MemberMenu,
  cellWidth: 340,
  props: { name: 'demoplayer', clubLabel: 'Silver club', balance: '$1,250.50', entries: [] },
  axes: { isBalanceHidden: [false, true], balance: ['$1,250.50', undefined] },
  captions: { isBalanceHidden: ['balance shown', 'balance hidden'], balance: ['', 'not known yet'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

const deposit = (
  <Button tone="primary" size="small">
    Deposit
  </Button>
)
const open: MatrixOptions<MemberMenuProps> = {
  component: (props) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <MemberMenu {...props} />
    </div>
  ),
  cellWidth: 440,
  cellHeight: 350,
  props: {
    ...options.props,
    deposit,
    entries: [
      { id: 'bets', label: 'Betting record', icon: <Glyph of={ReceiptText} />, href: '#bets' },
      { id: 'rewards', label: 'Reward centre', icon: <Glyph of={Gift} />, href: '#rewards', badge: 2 },
      { id: 'account', label: 'My account', icon: <Glyph of={ShieldCheck} />, href: '#account' },
      { id: 'out', label: 'Sign out', icon: <Glyph of={LogOut} />, isSeparated: true },
    ],
  },
  axes: {},
}
const press = ({ canvasElement }: { readonly canvasElement: HTMLElement }): void =>
  canvasElement.querySelector<HTMLElement>('[data-part=toggle]')?.click()

export const DarkOpen = { ...matrix('dark', open), play: press }
export const LightOpen = { ...matrix('light', open), play: press }
