import { useAddressQuery, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { TextField } from '@foyer/ui/TextField'
import { type SubmitEvent, useState } from 'react'
import { useT } from '../model/useT.ts'
import { GameSearchRoot } from './GameSearch.styles.ts'

/** Asks for a game by its name; what was found stands on home (R02, L24). */
export function GameSearch() {
  const t = useT()
  const { href, navigate } = useRuntime()
  const [query] = useAddressQuery()
  const searched = query.get('q') ?? ''
  const [typed, setTyped] = useState<string>()

  const search = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = (typed ?? searched).trim()
    navigate(href('home', { q: text || undefined }))
  }

  return (
    <GameSearchRoot aria-label={t('searchTitle')}>
      <form action={href('home')} onSubmit={search}>
        <TextField
          label={t('searchLabel')}
          name="q"
          type="search"
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          value={typed ?? searched}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('find')}</Button>
      </form>
    </GameSearchRoot>
  )
}
