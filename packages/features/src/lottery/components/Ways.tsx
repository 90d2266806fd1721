import { useAddressQuery } from '@foyer/feature-api'
import { type BetTypeId, betTypesOf, type DrawForm } from '@foyer/rules'
import { useT } from '../model/useT.ts'

interface WaysProps {
  form: DrawForm
  /** The one that the address names. */
  way: BetTypeId | undefined
}

/** The ways to play a lottery; the chosen one stands in the address, and Play opens it (R13). */
export function Ways({ form, way }: WaysProps) {
  const t = useT()
  const [query, setQuery] = useAddressQuery()
  const types = betTypesOf(form)
  if (types.length < 2) return null
  const chosen = way ?? types[0]?.id
  const choose = (id: BetTypeId): void => {
    const next = new URLSearchParams(query)
    next.set('playType', id)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return (
    <fieldset data-part="ways">
      <legend>{t('ways')}</legend>
      {types.map(({ id }) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => choose(id)}>
          {t(`way_${id}`)}
        </button>
      ))}
    </fieldset>
  )
}
