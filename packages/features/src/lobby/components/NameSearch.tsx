import { TextField } from '@foyer/ui/TextField'
import { useSearchField } from '../model/useSearchField.ts'
import { useT } from '../model/useT.ts'

interface NameSearchProps {
  search: string
  /** A player has just asked for it, and types next. */
  isAsked?: boolean
  onSearch: (search: string) => void
}

/** A name that is searched once typing pauses. */
export function NameSearch({ search, isAsked = false, onSearch }: NameSearchProps) {
  const t = useT()
  const [typed, type] = useSearchField(search, onSearch)
  return (
    <div data-part="field">
      <TextField
        label={t('searchLabel')}
        placeholder={t('searchLabel')}
        autoFocus={isAsked}
        type="search"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  )
}
