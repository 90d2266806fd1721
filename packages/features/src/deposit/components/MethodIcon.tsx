import type { DepositKind } from '@foyer/contract'
import { Glyph } from '@foyer/ui/Icon'
import { CreditCard, Landmark, Ticket } from 'lucide'

const drawings = { hosted: CreditCard, transfer: Landmark, voucher: Ticket } as const

/** What a way to pay looks like. */
export const MethodIcon = ({ kind }: { readonly kind: DepositKind }) => <Glyph of={drawings[kind]} />
