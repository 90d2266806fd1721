export { type WalletListLabels, walletListLabels } from './WalletList.labels.ts'
export { WalletList, type WalletListProps } from './WalletList.tsx'
export { WalletRow, type WalletRowProps } from './WalletRow.tsx'
