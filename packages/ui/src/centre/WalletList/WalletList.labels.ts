import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type WalletListLabels = Labels<typeof en>

export const walletListLabels: WalletListLabels = en
