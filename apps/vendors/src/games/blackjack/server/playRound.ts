import type { PhaseClock } from '../../../frame/table/phaseClock.ts'
import type { RoundPhase } from '../wire.ts'
import type { HandRound } from './handRound.ts'
import { phaseMs } from './phases.ts'
import type { StoredShoe } from './shoeStore.ts'

interface Play {
  readonly round: HandRound
  readonly phases: PhaseClock
  /** A shoe whose cut card has not appeared. */
  readonly shoe: () => StoredShoe
  /** Shows everyone what lies on the table. */
  readonly tell: () => void
  readonly isClosed: () => boolean
  /** What every stake brings is written down. */
  readonly onDecided: () => void
}

/**
 * Deals a round and plays it to the dealer's last card, which is written down with what every stake brings before it is
 * shown. False where the round could not be played: every stake goes back. Whoever closes the table ends it in between.
 */
export async function playRound({ round, phases, shoe: takeShoe, tell, isClosed, onDecided }: Play): Promise<boolean> {
  const enter = (phase: RoundPhase, ms: number): Promise<void> => {
    const ends = phases.begin(ms)
    round.setPhase(phase)
    tell()
    return ends
  }
  /** Stakes on their way when a clock has run out are awaited a little longer. */
  const settleStakes = async (): Promise<void> => {
    await round.answered(phases.begin(phaseMs.closed))
    phases.end()
  }
  const takeInsurance = async (): Promise<void> => {
    await Promise.race([enter('insurance', phaseMs.insurance), round.insuranceAnswered()])
    phases.end()
    round.setPhase('closed')
    await settleStakes()
  }
  const playTurns = async (): Promise<void> => {
    while (!isClosed() && round.nextTurn()) {
      const [before, hand] = [round.deal(), round.turn()]
      await Promise.race([enter('acting', phaseMs.decision), round.moved()])
      phases.end()
      if (round.deal() === before) await settleStakes()
      // Time out: the hand stands as it is.
      if (round.deal() === before) round.standTurn()
      const goesOn = round.nextTurn() && round.turn()?.hand === hand?.hand && round.turn()?.seat === hand?.seat
      if (!goesOn && !isClosed()) {
        tell()
        await phases.begin(phaseMs.handOver)
      }
    }
  }
  try {
    const shoe = takeShoe()
    while (!isClosed() && round.dealOne(shoe)) await enter('dealing', phaseMs.card)
    if (round.mayInsure() && !isClosed()) await takeInsurance()
    await playTurns()
    if (isClosed()) return false
    round.decide(shoe)
  } catch {
    round.setPhase('void')
    await round.giveUp()
    return false
  }
  onDecided()
  while (!isClosed() && round.showOne()) await enter('dealer', phaseMs.dealer)
  return true
}
