import { openSlot } from '../../../slot/client/openSlot.tsx'
import { pastSlot } from '../../../slot/client/past/pastSlot.tsx'
import { lines } from '../engine/lines.ts'
import { LinesRules } from './LinesRules.tsx'

export const open = openSlot(lines, LinesRules)
export const past = pastSlot(lines)
