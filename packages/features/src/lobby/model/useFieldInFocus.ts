import { type RefObject, useEffect, useRef } from 'react'

/** Whether nothing that a person works with has the focus. */
const isFree = (): boolean => {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === 'content'
}

const isInSight = (element: Element): boolean => element.getBoundingClientRect().bottom <= innerHeight

/**
 * A field that has the focus once it is there, so that typing finds what is looked for. Not where a keyboard would come
 * over the page, nor below what is seen of it, and never taken from what a person does already.
 */
export function useFieldInFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const isForKeyboards = matchMedia('(hover: hover) and (pointer: fine)').matches
    if (field.current && isForKeyboards && isFree() && isInSight(field.current))
      field.current.focus({ preventScroll: true })
  }, [])
  return field
}
