import type { MemberMenuLabels } from '../../../packages/ui/src/components/MemberMenu/index.ts'

export const labels: MemberMenuLabels = {
  menu: 'Hesap',
  balance: 'Bakiye',
  showBalance: 'Bakiyeyi göster',
  hideBalance: 'Bakiyeyi gizle',
  balanceHidden: 'gizli',
}
