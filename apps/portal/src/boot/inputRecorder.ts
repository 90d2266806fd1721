/** Elements that answer to a click by themselves; doing it twice would undo it. */
const native = 'a[href], summary, label, input, select, textarea, option, audio, video, [popovertarget]'
const most = 8

export interface InputRecorder {
  /** Does again what was done before the page could answer, on what is still there. */
  readonly replay: () => void
}

/** Keeps clicks and keys that come before the portal runs; `onFirst` is called with the first input of any kind. */
export function recordInput(onFirst: () => void): InputRecorder {
  const kept: { readonly target: Element; readonly again: () => void }[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal, passive: true } as const
  const keep = (target: Element, again: () => void): void => void (kept.length < most && kept.push({ target, again }))
  const elementOf = (event: Event) => (event.target instanceof Element ? event.target : undefined)

  for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) addEventListener(type, onFirst, options)
  addEventListener(
    'click',
    (event) => {
      const target = elementOf(event)?.closest<HTMLElement>('button, [role]')
      if (event.isTrusted && target && !target.closest(native)) keep(target, () => target.click())
    },
    options,
  )
  addEventListener(
    'keydown',
    (event) => {
      const target = elementOf(event)
      const { key, code, shiftKey, ctrlKey, altKey, metaKey } = event
      if (!target || !/^(?:Arrow|Home$|End$|Escape$)/.test(key)) return
      const again = { key, code, shiftKey, ctrlKey, altKey, metaKey, bubbles: true, cancelable: true }
      keep(target, () => target.dispatchEvent(new KeyboardEvent('keydown', again)))
    },
    options,
  )
  addEventListener(
    'submit',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLFormElement)) return
      event.preventDefault()
      keep(target, () => target.requestSubmit())
    },
    { capture: true, signal: listening.signal },
  )
  return {
    replay: () => {
      listening.abort()
      for (const { target, again } of kept.splice(0)) if (target.isConnected) again()
    },
  }
}
