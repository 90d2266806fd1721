import { openSlot } from '../../../slot/client/openSlot.tsx'
import { classic } from '../engine/classic.ts'
import { ClassicRules } from './ClassicRules.tsx'

export const open = openSlot(classic, ClassicRules)
