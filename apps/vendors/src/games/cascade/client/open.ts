import { openSlot } from '../../../slot/client/openSlot.tsx'
import { pastSlot } from '../../../slot/client/past/pastSlot.tsx'
import { cascade } from '../engine/cascade.ts'
import { CascadeRules } from './CascadeRules.tsx'

export const open = openSlot(cascade, CascadeRules)
export const past = pastSlot(cascade)
