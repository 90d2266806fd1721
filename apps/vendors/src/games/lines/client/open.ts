import { openSlot } from '../../../slot/client/openSlot.tsx'
import { lines } from '../engine/lines.ts'
import { LinesRules } from './LinesRules.tsx'

export const open = openSlot(lines, LinesRules)
