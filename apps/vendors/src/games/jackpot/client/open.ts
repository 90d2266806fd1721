import { openSlot } from '../../../slot/client/openSlot.tsx'
import { pastSlot } from '../../../slot/client/past/pastSlot.tsx'
import { jackpot } from '../engine/jackpot.ts'
import { contributionPercent } from '../engine/pool.ts'
import { JackpotMeter } from './JackpotMeter.tsx'
import { JackpotRules } from './JackpotRules.tsx'
import './jackpot.css'

export const open = openSlot(jackpot, JackpotRules, { Above: JackpotMeter, jackpotPercent: contributionPercent })
export const past = pastSlot(jackpot)
