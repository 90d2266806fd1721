import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { editMoney } from './editMoney.ts'
import { separatorsOf, writeMinor } from './moneyText.ts'
import { type MoneyReading, readMoney } from './readMoney.ts'

interface MoneyTextOptions {
  readonly value: bigint | undefined
  readonly decimals: number
  readonly language: string
  readonly onRead: (reading: MoneyReading) => void
}

/** The text of a money field: grouped while it is written, the caret where it was, written out in full when it is left. */
export function useMoneyText({ value, decimals, language, onRead }: MoneyTextOptions) {
  const separators = separatorsOf(language)
  const [typed, setTyped] = useState('')
  const reading = readMoney(typed, decimals, separators)
  // What somebody else set, such as a preset, takes the place of what was written.
  const isOwn = reading.problem !== undefined ? value === undefined : reading.minor === value
  const text = isOwn ? typed : value === undefined ? '' : writeMinor(value, decimals, separators)
  const ref = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (caret.current !== undefined) ref.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const take = (next: string): void => {
    setTyped(next)
    onRead(readMoney(next, decimals, separators))
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value: raw, selectionStart } = event.target
    const edit = editMoney(text, raw, selectionStart ?? raw.length, decimals, separators)
    caret.current = edit.caret
    take(edit.text)
  }
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const replacesAll = selectionStart === 0 && selectionEnd === text.length
    const pasted = readMoney(event.clipboardData.getData('text'), decimals, separators)
    if (!replacesAll || pasted.minor === undefined) return
    event.preventDefault()
    take(writeMinor(pasted.minor, decimals, separators))
  }
  const complete = (): void => {
    if (reading.minor !== undefined && isOwn) setTyped(writeMinor(reading.minor, decimals, separators))
  }
  const write = (minor: bigint): string => writeMinor(minor, decimals, separators)
  return { ref, text, problem: isOwn ? reading.problem : undefined, onChange, onPaste, complete, write }
}
