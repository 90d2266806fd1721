import { openSlot } from '../../../slot/client/openSlot.tsx'
import { pastSlot } from '../../../slot/client/past/pastSlot.tsx'
import { ways } from '../engine/ways.ts'
import { WaysRules } from './WaysRules.tsx'

export const open = openSlot(ways, WaysRules)
export const past = pastSlot(ways)
