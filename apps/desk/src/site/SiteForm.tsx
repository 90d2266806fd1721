import type { DeskSite } from '@foyer/contract'
import { Button } from '@foyer/ui/Button'
import { RadioGroup } from '@foyer/ui/RadioGroup'
import { TextField } from '@foyer/ui/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useLanguage } from '../words/words.ts'
import { checkDraft, draftOf, type SiteDraft, siteOf } from './siteDraft.ts'

interface SiteFormProps {
  readonly site: DeskSite
  readonly onSave: (site: DeskSite) => void
  readonly isSaving: boolean
  readonly isSaved: boolean
  readonly hasFailed: boolean
}

/** The settings of a site; they count when they are saved. */
export function SiteForm({ site, onSave, isSaving, isSaved, hasFailed }: SiteFormProps) {
  const { say } = useLanguage()
  const id = useId()
  const kept = draftOf(site)
  const [changes, setChanges] = useState<Partial<SiteDraft>>({})
  const [isAsked, setAsked] = useState(false)
  const draft = { ...kept, ...changes }
  const problems = isAsked ? checkDraft(draft) : {}
  const isChanged = JSON.stringify(draft) !== JSON.stringify(kept)
  const set = (name: keyof SiteDraft) => (event: { readonly target: { readonly value: string } }) =>
    setChanges({ ...changes, [name]: event.target.value })

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    setAsked(true)
    const [first] = Object.keys(checkDraft(draft))
    if (first === undefined) onSave(siteOf(draft, site))
    else document.getElementById(`${id}-${first}`)?.focus()
  }
  const field = (name: 'blockedCountries' | 'blockedAddresses' | 'visitorCountry') => ({
    id: `${id}-${name}`,
    label: say(name),
    hint: say(`${name}Hint`),
    value: draft[name],
    onChange: set(name),
    autoComplete: 'off',
    spellCheck: false,
  })
  const countryProblem = (text: string | undefined) => text && say('blockedCountriesError', { text })
  const news = isChanged ? say('unsaved') : isSaved ? say('saved') : ''
  return (
    <form data-desk="form" noValidate onSubmit={save}>
      <RadioGroup
        label={say('letIn')}
        value={draft.status}
        onChange={set('status')}
        options={[
          { value: 'open', label: say('statusOpen'), hint: say('statusOpenText') },
          { value: 'maintenance', label: say('statusMaintenance'), hint: say('statusMaintenanceText') },
          { value: 'restricted', label: say('statusRestricted'), hint: say('statusRestrictedText') },
        ]}
      />
      {draft.status === 'maintenance' && (
        <TextField
          label={say('maintenanceEnd')}
          hint={say('maintenanceEndHint')}
          type="datetime-local"
          value={draft.maintenanceEnd}
          onChange={set('maintenanceEnd')}
        />
      )}
      <TextField {...field('blockedCountries')} error={countryProblem(problems.blockedCountries)} />
      <TextField
        {...field('blockedAddresses')}
        error={problems.blockedAddresses && say('blockedAddressesError', { text: problems.blockedAddresses })}
      />
      <TextField {...field('visitorCountry')} error={countryProblem(problems.visitorCountry)} />
      <div data-desk="line">
        <Button tone={isChanged ? 'primary' : 'secondary'} type="submit" isBusy={isSaving}>
          {say('save')}
        </Button>
        <span data-desk="quiet" role={hasFailed && !isSaving ? 'alert' : 'status'}>
          {hasFailed && !isSaving ? say('notSaved') : news}
        </span>
      </div>
    </form>
  )
}
