import { useState } from 'react'
import type { FairProof } from '../../wire/fair.ts'
import type { RoundRecordView } from '../../wire/history.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { PastDrawing } from '../past/past.ts'
import { FairArithmetic } from './FairArithmetic.tsx'
import { type FairSteps, verifyRound } from './verifyRound.ts'

interface FairRoundProps {
  readonly fair: FairProof
  readonly round: RoundRecordView
  readonly leadsTo: PastDrawing['leadsTo'] | undefined
}

/** What a round was drawn from, and its verification in the browser once the server's seed is known. */
export function FairRound({ fair, round: { draws, result }, leadsTo }: FairRoundProps) {
  const { fair: words } = useLabels()
  const [steps, setSteps] = useState<FairSteps>()
  const { serverSeed, commitment, clientSeed, nonce } = fair
  const verify = async (known: string): Promise<void> =>
    setSteps(await verifyRound({ ...fair, serverSeed: known }, draws))
  const replay = (): boolean | undefined => {
    const values = draws.map(([, value]) => value)
    return leadsTo?.(result, () => values.shift() ?? 0)
  }
  return (
    <section className="fair-round">
      <h3>{words.title}</h3>
      <dl className="facts">
        <dt>{words.commitment}</dt>
        <dd className="fair-code">{commitment}</dd>
        <dt>{words.own}</dt>
        <dd className="fair-code">{clientSeed || words.none}</dd>
        <dt>{words.counter}</dt>
        <dd>{nonce}</dd>
        {serverSeed !== undefined && (
          <>
            <dt>{words.serverSeed}</dt>
            <dd className="fair-code">{serverSeed}</dd>
          </>
        )}
      </dl>
      {serverSeed === undefined && <p className="note">{words.hidden}</p>}
      {serverSeed !== undefined && !steps && (
        <button type="button" className="past-action" onClick={() => void verify(serverSeed)}>
          {words.verify}
        </button>
      )}
      {steps && <FairArithmetic steps={steps} isReplayed={replay()} />}
    </section>
  )
}
