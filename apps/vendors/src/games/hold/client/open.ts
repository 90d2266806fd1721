import { openSlot } from '../../../slot/client/openSlot.tsx'
import { pastSlot } from '../../../slot/client/past/pastSlot.tsx'
import { hold } from '../engine/hold.ts'
import { HoldRules } from './HoldRules.tsx'

export const open = openSlot(hold, HoldRules)
export const past = pastSlot(hold)
