import type { ReactNode } from 'react'
import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { MemberMenu } from '../MemberMenu/MemberMenu.tsx'
import { NavDropdown } from '../NavDropdown/NavDropdown.tsx'
import { NavRow } from '../NavRow/NavRow.tsx'
import { Header, type HeaderProps } from './Header.tsx'

export default { component: Header, tags: ['!autodocs'] }

const nav = (names: readonly string[]): ReactNode => (
  <NavRow
    entries={names.map((label, at) => ({
      id: label,
      label,
      href: `#${at}`,
      content: <NavDropdown label={label} href={`#${at}`} isActive={at === 3} />,
    }))}
  />
)
const few = ['Lottery', 'Live casino', 'Sports', 'Slots', 'Fish games', 'Card games']
const guest = (
  <>
    <Button tone="quiet" size="small">
      Log in
    </Button>
    <Button tone="primary" size="small">
      Sign up
    </Button>
  </>
)
const deposit = (
  <Button tone="primary" size="small">
    Deposit
  </Button>
)
const member = <MemberMenu name="demoplayer" clubLabel="Silver" balance="$1,250.50" deposit={deposit} entries={[]} />

const options: MatrixOptions<HeaderProps> = {
  component: Header,
  cellWidth: pageWidth,
  isFullBleed: true,
  props: { logo: <strong style={{ font: '800 16px var(--fy-font-display)' }}>Lantern</strong> },
  axes: {
    nav: [
      nav(few),
      nav([...few, 'Esports', 'Cockfighting', 'Electronic lottery', 'National lottery', 'Providers', 'Promotions']),
      undefined,
    ],
    actions: [guest, member],
  },
  captions: {
    nav: ['all categories have room', 'what has no room stands under More', 'routes without categories'],
    actions: ['a guest', 'a member'],
  },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
