import type { VendorWallet } from '@foyer/contract'
import { useFormats, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { WalletList, WalletRow } from '@foyer/ui/centre/WalletList'
import { useOperation } from '../model/calls.ts'
import type { BringBack } from '../model/useBringBack.ts'
import { useT } from '../model/useT.ts'
import { VendorRow } from './VendorRow.tsx'

interface WalletsProps {
  readonly wallets: readonly VendorWallet[]
  readonly back: BringBack
}

/** The main wallet and each vendor's, and everything back in one press. */
export function Wallets({ wallets, back }: WalletsProps) {
  const t = useT()
  const { money } = useFormats()
  const { data, isFetching } = useOperation('balance', undefined)
  const { results, isBusy, isNothing, bringBack } = back
  return (
    <WalletList
      label={t('wallets')}
      footer={
        <Button canWrap isBusy={isBusy} onClick={() => void bringBack()}>
          {t(isBusy ? 'bringing' : 'bringBack')}
        </Button>
      }
    >
      <WalletRow
        name={t('main')}
        {...(data ? { balance: money(data.sumBalance) } : {})}
        isAsking={isFetching}
        note={isNothing && t('backNothing')}
        labels={useLabels('WalletList')}
      />
      {wallets.map((wallet) => (
        <VendorRow key={wallet.vendor} wallet={wallet} brought={results[wallet.vendor]} />
      ))}
    </WalletList>
  )
}
