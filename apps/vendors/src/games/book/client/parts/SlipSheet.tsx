import { useEffect, useRef } from 'react'
import { Icon } from '../../../../client/components/Icon.tsx'
import { useLabels } from '../../../../client/i18n/LabelsContext.ts'
import { useBook } from '../BookContext.ts'
import { closedLegs } from '../model/createBookModel.ts'
import { writeOdds } from '../model/names.ts'
import { betOdds } from '../model/slip.ts'
import { Slip } from './Slip.tsx'

interface SlipSheetProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly count: number
}

/** The slip where there is no room beside the events: a bar at the lower edge that opens it. */
export function SlipSheet({ isOpen, onOpen, count }: SlipSheetProps) {
  const { shown, words } = useBook()
  const labels = useLabels()
  const odds = closedLegs(shown).size > 0 ? undefined : betOdds(shown.slip)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  return (
    <>
      <button type="button" className="slip-bar" data-filled={count > 0 || undefined} onClick={() => onOpen(true)}>
        <span>{words.slip}</span>
        <b>{count}</b>
        {odds !== undefined && <span className="slip-bar-odds">{writeOdds(odds, words.language)}</span>}
      </button>
      <dialog ref={dialog} className="slip-sheet" aria-label={words.slip} closedby="any" onClose={() => onOpen(false)}>
        {isOpen && (
          <>
            <button
              type="button"
              className="tool slip-close"
              aria-label={labels.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
            <Slip />
          </>
        )}
      </dialog>
    </>
  )
}
