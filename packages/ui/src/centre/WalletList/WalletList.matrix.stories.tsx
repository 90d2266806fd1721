import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Button } from '../../components/Button/index.ts'
import { WalletList, type WalletListProps } from './WalletList.tsx'
import { WalletRow } from './WalletRow.tsx'

export default { component: WalletList, tags: ['!autodocs'] }

const main = <WalletRow key="main" name="Main wallet" balance="$1,250.50" />
const options: MatrixOptions<WalletListProps> = {
  component: WalletList,
  props: { label: 'Wallets', children: main },
  axes: {
    children: [
      [main, <WalletRow key="a" name="Backstage Games" balance="$40.00" note="$40.00 moved" noteTone="positive" />],
      [main, <WalletRow key="a" name="Backstage Games" isAsking />],
      [main, <WalletRow key="a" name="Backstage Games" note="It does not answer." noteTone="negative" />],
    ],
    footer: [
      undefined,
      <Button key="footer" canWrap>
        Everything back to the main wallet
      </Button>,
    ],
  },
  captions: { children: ['read', 'being asked', 'not read'], footer: ['', 'with what is done with all'] },
  cellWidth: 400,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
