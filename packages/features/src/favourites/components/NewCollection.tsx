import { collectionNameLength } from '@foyer/contract'
import { Button } from '@foyer/ui/Button'
import { TextField } from '@foyer/ui/TextField'
import { type FormEvent, useState } from 'react'
import { useT } from '../model/useT.ts'
import { NewCollectionRoot } from './NewCollection.styles.ts'

interface NewCollectionProps {
  /** The name it has now; none where one is made. */
  name?: string | undefined
  label: string
  isBusy: boolean
  onSave: (name: string) => void
}

/** A field for the name of a collection, and the button that keeps it. */
export function NewCollection({ name = '', label, isBusy, onSave }: NewCollectionProps) {
  const t = useT()
  const [typed, setTyped] = useState(name)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    if (typed.trim()) onSave(typed.trim())
  }
  return (
    <NewCollectionRoot onSubmit={save}>
      <TextField
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
