import type { Application } from '@foyer/contract'

type Step = 'joined' | 'applying' | 'inProcess' | 'issued' | 'rejected' | 'claimed'

interface WayStep {
  readonly step: Step
  readonly state: 'done' | 'current' | 'waiting' | 'failed'
  readonly at?: string
}

/** What has happened to an application and what is still to come (P27). */
export function wayOf({ status, appliedAt, decidedAt, claimedAt }: Application): readonly WayStep[] {
  if (status === 'joined') return [{ step: 'joined', state: 'done', at: appliedAt }]
  const at = (instant: string | undefined) => (instant === undefined ? {} : { at: instant })
  const first: WayStep = { step: 'applying', state: 'done', at: appliedAt }
  const isDecided = status !== 'applying' && status !== 'inProcess'
  const looked: WayStep = {
    step: 'inProcess',
    state: isDecided ? 'done' : status === 'inProcess' ? 'current' : 'waiting',
  }
  if (status === 'rejected') return [first, looked, { step: 'rejected', state: 'failed', ...at(decidedAt) }]
  return [
    first,
    looked,
    { step: 'issued', state: isDecided ? 'done' : 'waiting', ...at(decidedAt) },
    { step: 'claimed', state: status === 'claimed' ? 'done' : 'waiting', ...at(claimedAt) },
  ]
}
