import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletRow } from './WalletRow.tsx'

test('P02 a wallet that is slow or cannot be read says so, and the others keep their balances', async () => {
  render(
    <WalletList label="Wallets">
      <WalletRow name="Main wallet" balance="$12.50" />
      <WalletRow name="Slow Games" isAsking />
      <WalletRow name="Lost Games" note="Does not answer" noteTone="negative" />
    </WalletList>,
  )
  const rows = page.getByRole('list', { name: 'Wallets' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent('Main wallet$12.50')
  await expect.element(rows.nth(1)).toHaveTextContent('Slow GamesAsking …')
  await expect.element(rows.nth(2)).toHaveTextContent('Lost GamesNot knownDoes not answer')
})
