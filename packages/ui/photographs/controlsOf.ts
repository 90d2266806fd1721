interface Control {
  /** What it is, for the name of its photographs. */
  readonly name: string
  readonly control: HTMLElement
  /** What is photographed: the nearest part of the page with room for a focus ring around the control. */
  readonly frame: HTMLElement
}

const anyControl =
  'button:enabled:not([aria-busy=true]), a[href], input:enabled, select:enabled, summary, [tabindex="0"]'
const room = 4

function frameOf(control: HTMLElement): HTMLElement {
  const inner = control.getBoundingClientRect()
  for (let frame = control.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    const outer = frame.getBoundingClientRect()
    if (outer.height > innerHeight) break
    if (
      outer.left <= inner.left - room &&
      outer.top <= inner.top - room &&
      outer.right >= inner.right + room &&
      outer.bottom >= inner.bottom + room
    )
      return frame
  }
  return document.body
}

/** A control's look follows from its own attributes; two of one kind would be photographed twice. */
function kindOf(control: HTMLElement): string {
  const { part, tone, size, variant } = control.dataset
  const state = control.getAttribute('aria-pressed') === 'true' || control.getAttribute('aria-selected') === 'true'
  return [control.localName, part, tone, size, variant, state && 'chosen'].filter(Boolean).join('-')
}

const isOnScreen = (control: HTMLElement): boolean => {
  const { left, top, width, height } = control.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height / 2)
  return at !== null && control.contains(at)
}

/** One control of each kind that a component draws itself and that can be pointed at. */
export function controlsOf(container: HTMLElement, component: string): readonly Control[] {
  return [...container.querySelectorAll<HTMLElement>(anyControl)]
    .filter(
      (control) => control.closest('[class*="fy-"]')?.classList.contains(`fy-${component}`) && isOnScreen(control),
    )
    .map((control) => ({ name: kindOf(control), control, frame: frameOf(control) }))
}
