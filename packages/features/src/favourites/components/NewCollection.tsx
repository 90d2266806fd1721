import { collectionNameLength } from '@foyer/contract'
import { Button } from '@foyer/ui/Button'
import { TextField } from '@foyer/ui/TextField'
import { type FormEvent, useRef, useState } from 'react'
import { useT } from '../model/useT.ts'
import { NewCollectionRoot } from './NewCollection.styles.ts'

interface NewCollectionProps {
  /** The name it has now; none where one is made. */
  name?: string | undefined
  label: string
  isBusy: boolean
  /** Says whether it was taken. */
  onSave: (name: string) => Promise<boolean>
}

/** A field for the name of a collection, and the button that keeps it. */
export function NewCollection({ name = '', label, isBusy, onSave }: NewCollectionProps) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const isTaken = typed.trim() !== '' && (await onSave(typed.trim()))
    if (!isTaken || name) return
    setTyped('')
    // The button has nothing to make now.
    field.current?.focus()
  }
  return (
    <NewCollectionRoot onSubmit={(event) => void save(event)}>
      <TextField
        ref={field}
        label={label}
        value={typed}
        maxLength={collectionNameLength}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} disabled={!typed.trim() || typed.trim() === name}>
        {name ? t('rename') : t('make')}
      </Button>
    </NewCollectionRoot>
  )
}
