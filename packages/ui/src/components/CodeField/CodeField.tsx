import { useEffect, useRef, useState } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Button } from '../Button/Button.tsx'
import { OneTimeCode, type OneTimeCodeProps } from '../OneTimeCode/OneTimeCode.tsx'
import { type CodeFieldLabels, codeFieldLabels } from './CodeField.labels.ts'
import { Root } from './CodeField.styles.ts'

/**
 * What came of asking for a code: the seconds after which the next one may be asked for; for how many seconds none is sent,
 * where this one was refused for that; or nothing where none was sent.
 */
export type CodeSending = number | { readonly notBefore: number } | undefined

export interface CodeFieldProps extends OneTimeCodeProps {
  /** Sends a code. Called at most once a second, one call at a time. */
  onSend: () => Promise<CodeSending>
  /** Where the code goes; nobody waits for a code to another place. */
  recipient?: string | undefined
  /** Seconds that are still to be waited for the next code. */
  initialWait?: number
  labels?: CodeFieldLabels
}

/** Milliseconds between two calls at least. */
const throttle = 1000

/** A code that is sent on demand: its places, and the button that asks for it and counts down to the next. */
export function CodeField(props: CodeFieldProps) {
  const { onSend, recipient, initialWait = 0, labels = codeFieldLabels, ...code } = props
  const root = useRef<HTMLDivElement>(null)
  const [isSending, setSending] = useState(false)
  const [wasSent, setSent] = useState(initialWait > 0)
  const [endsAt, setEndsAt] = useState(() => (initialWait > 0 ? performance.now() + initialWait * 1000 : 0))
  const [left, setLeft] = useState(initialWait)
  const asked = useRef(Number.NEGATIVE_INFINITY)
  const [sentTo, setSentTo] = useState(recipient)
  if (sentTo !== recipient) {
    setSentTo(recipient)
    setSent(false)
    setLeft(0)
    setEndsAt(0)
  }

  useEffect(() => {
    if (endsAt === 0) return undefined
    const count = (): void => {
      const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [endsAt])

  const send = async (): Promise<void> => {
    if (isSending || left > 0 || performance.now() - asked.current < throttle) return
    asked.current = performance.now()
    setSending(true)
    try {
      const sending = await onSend()
      // What was not sent holds up nobody who mends the number and asks again.
      if (sending === undefined) {
        asked.current = Number.NEGATIVE_INFINITY
        return
      }
      const isSent = typeof sending === 'number'
      const seconds = isSent ? sending : sending.notBefore
      // Where the button was pressed, the code is typed next.
      if (isSent && root.current?.contains(document.activeElement)) root.current.querySelector('input')?.focus()
      setSent(isSent)
      setLeft(Math.ceil(seconds))
      setEndsAt(performance.now() + seconds * 1000)
    } finally {
      setSending(false)
    }
  }
  const words = left > 0 ? sayLabel(labels, 'wait', { seconds: left }) : wasSent ? labels.again : labels.send
  return (
    <Root ref={root}>
      <OneTimeCode {...code} />
      <Button data-part="send" isBusy={isSending} aria-disabled={left > 0 || undefined} onClick={() => void send()}>
        {words}
      </Button>
      <span data-part="status" role="status">
        {isSending ? labels.sending : wasSent && left > 0 ? labels.sent : ''}
      </span>
    </Root>
  )
}
