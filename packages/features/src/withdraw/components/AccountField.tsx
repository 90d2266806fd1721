import type { BankAccounts } from '@foyer/contract'
import { problemText } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { FormField, useFormField } from '@foyer/ui/Form'
import { Glyph } from '@foyer/ui/Icon'
import { RadioGroup } from '@foyer/ui/RadioGroup'
import { Landmark, Plus } from 'lucide'
import { useEffect, useRef } from 'react'
import { useRuntime } from '../model/calls.ts'
import { accountText } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'
import { FieldActions, Missing } from './Withdraw.styles.ts'

interface AccountFieldProps {
  readonly accounts: BankAccounts
  readonly onAdd: () => void
  /** The account that has just been added: the keyboard goes on there. */
  readonly added: string | undefined
}

/** Where the money goes: one of the saved bank accounts, of which only the end of the number is shown. */
export function AccountField({ accounts: { list, most }, onAdd, added }: AccountFieldProps) {
  const t = useT()
  const runtime = useRuntime()
  const { id, input, error } = useFormField<string>('account', t('payTo'))
  const choice = useRef<HTMLDivElement>(null)
  // The list comes after the word that the account is in it.
  const isListed = list.some(({ id }) => id === added)
  useEffect(() => {
    if (added && isListed) choice.current?.querySelector<HTMLElement>(`input[value="${CSS.escape(added)}"]`)?.focus()
  }, [added, isListed])
  const chosen = list.find(({ id }) => id === input.value)
  const remove = async (): Promise<void> => {
    if (!chosen) return
    const answer = await runtime.alert({
      icon: 'warning',
      title: t('removeTitle', { account: accountText(chosen) }),
      text: t('removeText'),
      buttons: [
        { id: 'keep', label: t('keepAccount') },
        { id: 'remove', label: t('removeAccount'), primary: true },
      ],
    })
    if (answer !== 'remove') return
    try {
      await runtime.client.call('removeBankAccount', { id: chosen.id })
      input.onChange(list.find(({ id }) => id !== chosen.id)?.id ?? '')
      await runtime.queries.invalidateQueries({ queryKey: ['bankAccounts'] })
    } catch (failure) {
      runtime.toast({ tone: 'negative', text: problemText(runtime, failure) })
    }
  }
  if (list.length === 0)
    return (
      <Missing>
        <p data-part="label">{t('payTo')}</p>
        <Button
          name="account"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-why`}
          isFullWidth
          icon={<Glyph of={Plus} />}
          onClick={onAdd}
        >
          {t('addAccount')}
        </Button>
        <p id={`${id}-why`} data-part="why" data-wrong={error ? true : undefined}>
          {error ?? t('noAccountsText')}
        </p>
      </Missing>
    )
  return (
    <div ref={choice}>
      <FormField name="account" label={t('payTo')}>
        {(field) => (
          <RadioGroup
            {...field}
            variant="rows"
            options={list.map((one) => ({
              value: one.id,
              label: accountText(one),
              hint: one.holder,
              icon: <Glyph of={Landmark} />,
            }))}
          />
        )}
      </FormField>
      <FieldActions>
        {list.length < most ? (
          <Button name="addAccount" size="small" icon={<Glyph of={Plus} />} onClick={onAdd}>
            {t('addAccount')}
          </Button>
        ) : (
          <p>{t('mostAccounts', { count: most })}</p>
        )}
        {chosen && (
          <Button size="small" tone="quiet" onClick={() => void remove()}>
            {t('removeChosen', { account: `•••• ${chosen.lastFour}` })}
          </Button>
        )}
      </FieldActions>
    </div>
  )
}
