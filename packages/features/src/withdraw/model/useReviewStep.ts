import { centrePrefix, useAddressQuery } from '@foyer/feature-api'
import { useEffect, useRef } from 'react'

const key = `${centrePrefix}step`

interface ReviewStep {
  /** The address says that the summary is shown. */
  readonly isReview: boolean
  readonly begin: () => void
  /** Back to the form. */
  readonly leave: () => void
}

/** The summary is a step of its own in history: the browser's Back leads from it to the form, and not out of the centre. */
export function useReviewStep(): ReviewStep {
  const [query, setQuery] = useAddressQuery()
  const isReview = query.get(key) === 'review'
  // Whether the entry before this one is the form.
  const isAfterForm = useRef(false)
  useEffect(() => {
    if (!isReview) isAfterForm.current = false
  }, [isReview])
  return {
    isReview,
    begin: () => {
      if (isReview) return
      isAfterForm.current = true
      setQuery(new URLSearchParams([...query, [key, 'review']]), { preventScrollReset: true })
    },
    leave: () => {
      if (isAfterForm.current) return history.back()
      const kept = [...query].filter(([name]) => name !== key)
      setQuery(new URLSearchParams(kept), { replace: true, preventScrollReset: true })
    },
  }
}
