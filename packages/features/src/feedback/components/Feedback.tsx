import { useState } from 'react'
import { FeedbackForm } from './FeedbackForm.tsx'
import { Sent } from './Sent.tsx'

/** The form, and once it is sent, its number. */
export function Feedback({ onDone }: { readonly onDone?: () => void }) {
  const [reference, setReference] = useState<string>()
  if (reference === undefined) return <FeedbackForm onSent={setReference} />
  return <Sent reference={reference} onAnother={() => setReference(undefined)} onDone={onDone} />
}
