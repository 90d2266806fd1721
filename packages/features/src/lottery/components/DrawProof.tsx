import type { LotteryDraw } from '@foyer/contract'
import { useFormats } from '@foyer/feature-api'
import { useEffect, useState } from 'react'
import { type CheckedDraw, checkDraw } from '../model/checkDraw.ts'
import { useT } from '../model/useT.ts'
import { DrawProofRoot } from './DrawProof.styles.ts'
import { DrawResult } from './DrawResult.tsx'
import { DrawSteps } from './DrawSteps.tsx'

/** The commitment of a draw; once it is drawn its seed, its numbers, and how this browser came to them. */
export function DrawProof({ draw }: { draw: LotteryDraw }) {
  const t = useT()
  const formats = useFormats()
  const [checked, setChecked] = useState<CheckedDraw>()
  useEffect(() => {
    let isWanted = true
    void checkDraw(draw).then((steps) => {
      if (isWanted) setChecked(steps)
    })
    return () => {
      isWanted = false
    }
  }, [draw])
  const { seed, commitment, drawsAt, result } = draw
  const holds = checked?.isCommitted && checked.isDrawn
  return (
    <DrawProofRoot>
      {seed !== undefined && (
        <p data-part="verdict" role="status" data-holds={holds ?? true}>
          {checked ? t(holds ? 'verified' : 'refuted') : t('working')}
        </p>
      )}
      {result && <DrawResult draw={draw} />}
      <dl data-part="facts">
        <dt>{t(seed === undefined ? 'drawsAt' : 'drawnAt')}</dt>
        <dd>
          <time dateTime={drawsAt}>{formats.drawInText(drawsAt)}</time>
        </dd>
        <dt>{t('committed')}</dt>
        <dd>
          <code>{commitment}</code>
          <div data-part="quiet">{t('committedHint')}</div>
        </dd>
        {seed !== undefined && (
          <>
            <dt>{t('seed')}</dt>
            <dd>
              <code>{seed}</code>
            </dd>
          </>
        )}
      </dl>
      {seed === undefined && <p>{t('notYet')}</p>}
      {checked && <DrawSteps steps={checked} />}
    </DrawProofRoot>
  )
}
