import { openSlot } from '../../../slot/client/openSlot.tsx'
import { cascade } from '../engine/cascade.ts'
import { CascadeRules } from './CascadeRules.tsx'

export const open = openSlot(cascade, CascadeRules)
