import { openSlot } from '../../../slot/client/openSlot.tsx'
import { hold } from '../engine/hold.ts'
import { HoldRules } from './HoldRules.tsx'

export const open = openSlot(hold, HoldRules)
