import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Tells the fields of a prerendered form what was typed or chosen before its script was there; React keeps that on the
 * screen only until a field is drawn again.
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): void {
  const found = useRef<readonly (() => void)[]>([])
  // Seen before anything is drawn again, told once the fields listen.
  useLayoutEffect(() => {
    found.current = Array.from(form.current?.elements ?? []).flatMap(seeTyped)
  }, [form])
  useEffect(() => {
    for (const tell of found.current) tell()
    found.current = []
  }, [])
}

function seeTyped(control: Element): readonly (() => void)[] {
  if (!(control instanceof HTMLInputElement) || control.name === '') return []
  const { type, value, checked } = control
  if (type === 'checkbox' || type === 'radio')
    return checked === control.defaultChecked || (type === 'radio' && !checked) ? [] : [() => press(control, checked)]
  return value === control.defaultValue ? [] : [() => write(control, value)]
}

/** React hears of a value only where it differs from the last one set through the element itself. */
function write(control: HTMLInputElement, value: string): void {
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function press(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked
  control.click()
}
