import { sayLabel } from '@foyer/ui/labels'
import { useCallback, useContext, useState } from 'react'
import { readRound } from '../api/historyApi.ts'
import { useMoney } from '../components/money.ts'
import { Panel } from '../components/Panel.tsx'
import { useLabels } from '../i18n/LabelsContext.ts'
import { SessionContext, useSession } from '../SessionContext.ts'
import type { PastDrawing } from './past.ts'
import { RoundList } from './RoundList.tsx'
import { RoundView } from './RoundView.tsx'
import { useRounds } from './useRounds.ts'

interface HistoryPanelProps {
  /** How the kind shows its rounds, where it does. */
  readonly past: PastDrawing | undefined
  readonly onClose: () => void
}

/** How this session went, the rounds of all sessions with the references that the bet history shows too, and one of them as it was. */
export function HistoryPanel({ past: drawing, onClose }: HistoryPanelProps) {
  const labels = useLabels()
  const { past } = labels
  const { state } = useSession()
  const token = useContext(SessionContext)?.token() ?? ''
  const rounds = useRounds(token)
  const [chosen, setChosen] = useState<string>()
  /** The round that was seen last. */
  const [seen, setSeen] = useState<string>()
  const open = (roundId: string): void => {
    setChosen(roundId)
    setSeen(roundId)
  }
  const back = (): void => setChosen(undefined)
  const ask = useCallback(() => readRound(token, chosen ?? ''), [token, chosen])
  return (
    <Panel title={past.title} onClose={onClose} onBack={chosen === undefined ? undefined : back}>
      {state?.trial && <p className="note">{labels.playMoneyNote}</p>}
      {chosen === undefined ? (
        <>
          <h3>{past.session}</h3>
          <Totals />
          <h3>{past.all}</h3>
          <RoundList {...rounds} Brief={drawing?.Brief} onOpen={open} startsAt={seen} />
        </>
      ) : (
        <>
          <button ref={focus} type="button" className="past-action" onClick={back}>
            {past.back}
          </button>
          <RoundView key={chosen} ask={ask} drawing={drawing} />
        </>
      )}
    </Panel>
  )
}

/** The keyboard goes along where what was pressed is gone. */
const focus = (button: HTMLButtonElement | null): void => button?.focus()

function Totals() {
  const labels = useLabels()
  const { plain, signed } = useMoney()
  const { past } = labels
  const { totals, state } = useSession()
  const [now] = useState(() => Date.now())
  const minutes = state ? Math.floor((now - Date.parse(state.startedAt)) / 60_000) : 0
  const facts = [
    [past.time, sayLabel(past, 'minutes', { count: minutes }, labels.language)],
    [past.rounds, totals.rounds],
    [past.staked, plain(totals.staked)],
    [past.won, plain(totals.won)],
    [past.net, signed(totals.won - totals.staked)],
  ]
  return (
    <dl className="totals">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
