import { sayLabel } from '@foyer/ui/labels'
import type { Step } from '../engine/result.ts'
import { useSlotWords } from '../slotWords.ts'

/** What holds for the step that is seen: its multiplier, or the respins that are left. */
export function StepBadge({ shown }: { readonly shown: Step | undefined }) {
  const words = useSlotWords()
  const { multiplier = 1, left } = shown ?? {}
  const text =
    left !== undefined
      ? sayLabel(words, 'respinsLeft', { count: left })
      : multiplier > 1
        ? sayLabel(words, 'multiplied', { multiplier })
        : undefined
  return (
    <p className="step-badge" data-empty={text === undefined || undefined}>
      {text}
    </p>
  )
}
