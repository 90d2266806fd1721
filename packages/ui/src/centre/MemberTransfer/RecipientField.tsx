import { useFormField } from '../../components/Form/index.ts'
import { RadioGroup } from '../../components/RadioGroup/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import { sayLabel } from '../../labels/sayLabel.ts'
import type { MemberTransferLabels } from './MemberTransfer.labels.ts'
import type { Partner, RecipientSearch } from './MemberTransfer.types.ts'

/** As many are looked over without a search. */
const handful = 5

interface RecipientFieldProps {
  readonly recipients: RecipientSearch
  /** Stays in the list, whatever is looked for. */
  readonly chosen: Partner | undefined
  readonly onChoose: (partner: Partner | undefined) => void
  readonly labels: MemberTransferLabels
}

/** Whom the money goes to, among the account above and those below, which are found by a part of their name (X07). */
export function RecipientField({ recipients, chosen, onChoose, labels }: RecipientFieldProps) {
  const { upline, found, total, state, text, onText } = recipients
  const { id, error, input } = useFormField<string>('recipient', labels.to)
  const others = found.filter(({ account }) => account !== upline?.account)
  const listed = [...(upline ? [upline] : []), ...others]
  const isListed = !chosen || listed.some(({ account }) => account === chosen.account)
  const options = isListed ? listed : [chosen, ...listed]
  return (
    <>
      {(total > handful || text !== '') && (
        <TextField
          type="search"
          label={labels.find}
          value={text}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          onChange={(event) => onText(event.target.value)}
          // It looks by itself, and sends nothing.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {options.length > 0 && (
        <RadioGroup
          id={id}
          name="recipient"
          label={labels.to}
          variant="rows"
          value={input.value}
          onChange={({ target: { value } }) => {
            input.onChange(value)
            onChoose(options.find(({ account }) => account === value))
          }}
          onBlur={() => input.onBlur()}
          error={error}
          options={options.map((one) => ({
            value: one.account,
            label: sayLabel(labels, 'partner', { name: one.name, account: one.account }),
            hint: one === upline ? labels.upline : undefined,
          }))}
        />
      )}
      <p data-part="notice" role="status">
        {said()}
      </p>
    </>
  )

  function said(): string | undefined {
    if (state === 'error') return labels.notLoaded
    if (state === 'loading') return labels.looking
    if (total > found.length) return sayLabel(labels, 'more', { count: total - found.length })
    return total === 0 && text !== '' ? sayLabel(labels, 'nobody', { text }) : undefined
  }
}
