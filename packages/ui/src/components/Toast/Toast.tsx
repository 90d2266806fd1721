import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ToastLabels } from './Toast.labels.ts'
import type { ToastTone } from './Toast.styles.ts'

export interface ToastMessage {
  readonly id: string
  readonly message: string
  readonly tone?: ToastTone
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void }
  /** Time it stands, in ms: 6000 unless told, for ever when negative in tone. It halts under pointer or focus. */
  readonly duration?: number
}

const marks = { neutral: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert } as const

interface ToastProps {
  toast: ToastMessage
  onDismiss: (id: string) => void
  labels: ToastLabels
}

/** One piece of news with its own clock. */
export function Toast({ toast, onDismiss, labels }: ToastProps) {
  const { id, message, tone = 'neutral', action } = toast
  const duration = toast.duration ?? (tone === 'negative' ? Number.POSITIVE_INFINITY : 6000)
  const halt = useTimeout(duration, () => onDismiss(id))
  return (
    <div data-part="toast" data-tone={tone} role={tone === 'negative' ? 'alert' : undefined} {...halt}>
      <Glyph of={marks[tone]} data-part="mark" />
      <p data-part="words">{message}</p>
      {action && (
        <button type="button" data-part="action" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton label={labels.dismiss} icon={<Glyph of={X} />} onClick={() => onDismiss(id)} />
    </div>
  )
}

/** Calls back once after `duration` ms; starts anew when pointer or focus have left. */
function useTimeout(duration: number, callback: () => void) {
  const [isHalted, setHalted] = useState(false)
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    if (isHalted || !Number.isFinite(duration)) return undefined
    const timer = setTimeout(() => latest.current(), duration)
    return () => clearTimeout(timer)
  }, [isHalted, duration])
  const halt = () => setHalted(true)
  const resume = () => setHalted(false)
  return { onPointerEnter: halt, onPointerLeave: resume, onFocus: halt, onBlur: resume }
}
