import { openSlot } from '../../../slot/client/openSlot.tsx'
import { pastSlot } from '../../../slot/client/past/pastSlot.tsx'
import { classic } from '../engine/classic.ts'
import { ClassicRules } from './ClassicRules.tsx'

export const open = openSlot(classic, ClassicRules)
export const past = pastSlot(classic)
