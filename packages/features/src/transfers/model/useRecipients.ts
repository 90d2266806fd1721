import type { TransferPartner } from '@foyer/contract'
import type { Partner, RecipientSearch } from '@foyer/ui/centre/MemberTransfer'
import { useEffect, useState } from 'react'
import { useOperation } from './calls.ts'

/** How long somebody has stopped writing before it is looked for, in ms. */
const pause = 250

export const partnerOf = ({ nickname, account }: TransferPartner): Partner => ({ name: nickname, account })

/** Whom an account with others below it may send money to; nobody has to choose where there is only the one above. */
export function useRecipients(upline: TransferPartner | undefined) {
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text.trim()), pause)
    return () => clearTimeout(timer)
  }, [text])
  const all = useOperation('transferDownlines', {})
  const found = useOperation('transferDownlines', wanted === '' ? {} : { text: wanted }, {
    enabled: wanted !== '',
    keepPrevious: true,
  })
  const { data, isError, isPlaceholderData } = wanted === '' ? all : found
  const isLooking = text.trim() !== wanted || isPlaceholderData || (!data && !isError)
  const recipients: RecipientSearch | undefined = all.data?.totalCount
    ? {
        upline: upline && partnerOf(upline),
        found: data?.list.map(partnerOf) ?? [],
        total: data?.totalCount ?? 0,
        state: isError && !data ? 'error' : isLooking ? 'loading' : 'ready',
        text,
        onText: setText,
      }
    : undefined
  return { recipients, all }
}
