import { useCallback, useContext, useState } from 'react'
import type { FairState, RevealedSeeds } from '../../wire/fair.ts'
import { RefusedCall } from '../api/gameApi.ts'
import { changeSeeds, readSeeds } from '../api/historyApi.ts'
import { Panel } from '../components/Panel.tsx'
import { useLabels } from '../i18n/LabelsContext.ts'
import { useAnswer } from '../past/useAnswer.ts'
import { SessionContext } from '../SessionContext.ts'
import { randomSeed } from './bringOwnSeed.ts'
import { SeedForm } from './SeedForm.tsx'

type Told = 'changed' | 'busy' | 'stale' | 'failed'
const toldOf: Readonly<Record<string, Told>> = { round_running: 'busy', seeds_changed: 'stale' }

/** What rounds are drawn from: the server's commitments, the player's own seed, and the change to new ones. */
export function FairPanel({ onClose }: { readonly onClose: () => void }) {
  const { fair: words, past } = useLabels()
  const token = useContext(SessionContext)?.token() ?? ''
  const { answer, retry } = useAnswer(useCallback(() => readSeeds(token), [token]))
  const [changed, setChanged] = useState<{ readonly state: FairState; readonly revealed: RevealedSeeds }>()
  const [told, setTold] = useState<Told>()
  const [seed, setSeed] = useState(randomSeed)
  const shown = changed?.state ?? (answer.state === 'ready' ? answer.value : undefined)
  const change = async (next: string): Promise<void> => {
    try {
      setChanged(await changeSeeds(token, { clientSeed: seed, next }))
      setTold('changed')
      setSeed(randomSeed())
    } catch (error) {
      setTold((error instanceof RefusedCall && toldOf[error.code]) || 'failed')
      setChanged(undefined)
      retry()
    }
  }
  return (
    <Panel title={words.title} onClose={onClose}>
      <p>{words.intro}</p>
      {answer.state === 'loading' && <output className="empty">{past.loading}</output>}
      {answer.state === 'failed' && (
        <button type="button" className="past-action" onClick={retry}>
          {past.retry}
        </button>
      )}
      {told && <output className="note">{words[told]}</output>}
      {changed && changed.revealed.rounds > 0 && (
        <Seeds
          title={words.revealed}
          facts={[
            [words.commitment, changed.revealed.commitment],
            [words.serverSeed, changed.revealed.serverSeed],
            [words.own, changed.revealed.clientSeed || words.none],
            [words.rounds, changed.revealed.rounds],
          ]}
        />
      )}
      {shown && (
        <>
          <Seeds
            title={words.inUse}
            facts={[
              [words.commitment, shown.commitment],
              [words.own, shown.clientSeed || words.none],
              [words.rounds, shown.rounds],
            ]}
          />
          <Seeds title={words.coming} facts={[[words.next, shown.next]]} />
          <SeedForm
            seed={seed}
            onSeed={setSeed}
            onRandom={() => setSeed(randomSeed())}
            onChange={() => void change(shown.next)}
          />
        </>
      )}
    </Panel>
  )
}

interface SeedsProps {
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string | number])[]
}

function Seeds({ title, facts }: SeedsProps) {
  return (
    <>
      <h3>{title}</h3>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="fair-code">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
