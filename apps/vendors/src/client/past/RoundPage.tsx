import { useEffect, useMemo, useState } from 'react'
import { clientKinds } from '../../games/clientKinds.ts'
import type { RoundRecordView } from '../../wire/history.ts'
import { readReplay } from '../api/historyApi.ts'
import { MoneyContext } from '../components/money.ts'
import { LabelsContext } from '../i18n/LabelsContext.ts'
import { labelsOf } from '../i18n/labelsOf.ts'
import { setPalette } from '../setPalette.ts'
import type { PastDrawing } from './past.ts'
import { RoundView } from './RoundView.tsx'

interface RoundPageProps {
  /** What the gateway was given for the round. */
  readonly replay: string
  readonly language: string
}

/** One round on a page of its own, as a record of bets shows it (P06). */
export function RoundPage({ replay, language }: RoundPageProps) {
  const labels = labelsOf(language)
  const [shown, setShown] = useState<{ readonly round: RoundRecordView; readonly drawing: PastDrawing | undefined }>()
  const ask = useMemo(
    () => async () => {
      const round = await readReplay(replay)
      const { past } = await clientKinds[round.kind](round.gameId)
      const drawing = await past?.(round.gameId, round.kind)
      if (drawing) setPalette(drawing.palette)
      setShown({ round, drawing })
      return round
    },
    [replay],
  )
  useEffect(() => {
    document.documentElement.lang = labels.language
    document.title = shown?.round.title ?? labels.past.reference
  }, [labels, shown])
  const { trial = false, currency = '', decimals = 2 } = shown?.round ?? {}
  const money = useMemo(
    () => ({ currency: trial ? '' : currency, decimals, language }),
    [trial, currency, decimals, language],
  )
  const Ground = shown?.drawing?.Ground
  return (
    <LabelsContext value={labels}>
      <MoneyContext value={money}>
        {Ground && <Ground />}
        <main className="round-page">
          <h1>{labels.past.reference}</h1>
          <RoundView ask={ask} drawing={shown?.drawing} />
        </main>
      </MoneyContext>
    </LabelsContext>
  )
}
