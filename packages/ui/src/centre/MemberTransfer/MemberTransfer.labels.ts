import { type FormLabels, formLabels } from '../../components/Form/index.ts'
import { type MoneyFieldLabels, moneyFieldLabels } from '../../components/MoneyField/index.ts'
import { type NoticeLabels, noticeLabels } from '../../components/Notice/index.ts'
import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

/** Words of a transfer between members and of the parts it is made of. */
export type MemberTransferLabels = FormLabels & MoneyFieldLabels & NoticeLabels & Labels<typeof en>

export const memberTransferLabels: MemberTransferLabels = {
  ...formLabels,
  ...moneyFieldLabels,
  ...noticeLabels,
  ...en,
}
