const key = 'foyer-typed'

/** One field with what was typed into it. */
interface Typed {
  readonly name: string
  readonly value: string
}
interface KeptTyped {
  readonly path: string
  readonly fields: readonly Typed[]
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Kinds of fields whose text may lie in the storage of a tab for a moment. Passwords, files and codes may not. */
const textual = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'time', 'textarea', 'select-one'])
const secret = /password|code|cc-/

const isKept = (field: Field): boolean =>
  textual.has(field.type) && !field.disabled && !secret.test(`${field.autocomplete} ${field.name}`)

/** What a field is called: its name, or its words. */
const nameOf = (field: Field): string =>
  `${field.type} ${field.name || field.labels?.[0]?.textContent || field.getAttribute('aria-label') || ''}`

const fieldsOf = (root: ParentNode): Field[] =>
  [...root.querySelectorAll<Field>('input, textarea, select')].filter(isKept)

/** Keeps what stands in the fields of the page for the page that comes in its place in this tab. */
export function keepTyped(root: ParentNode, path: string, storage: Pick<Storage, 'setItem'>): void {
  const fields = fieldsOf(root).map((field) => ({ name: nameOf(field), value: field.value }))
  const typed = fields.filter(({ value }) => value !== '')
  if (typed.length > 0) storage.setItem(key, JSON.stringify({ path, fields: typed } satisfies KeptTyped))
}

function takeTyped(path: string, storage: Pick<Storage, 'getItem' | 'removeItem'>): readonly Typed[] {
  const text = storage.getItem(key)
  // It is given back once, and lies nowhere afterwards.
  storage.removeItem(key)
  if (text === null) return []
  try {
    const kept = JSON.parse(text) as KeptTyped // written above, in this tab
    return kept.path === path ? kept.fields : []
  } catch {
    return []
  }
}

/** As a person does it, so that whoever holds the form's state hears of it. */
function type(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object // a field's own class, whose setter React does not replace
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  const event = field.type === 'select-one' ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Gives back what was typed before the page was loaded again, each text to the first empty field of its name, also to fields that
 * appear later, e.g. when their dialog is opened again. Who types meanwhile is not disturbed.
 */
export function giveBackTyped(
  root: Document,
  path: string,
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
): (() => void) | undefined {
  const pending = [...takeTyped(path, storage)]
  if (pending.length === 0) return undefined
  const given = new WeakSet<Field>()
  const fill = (): void => {
    for (const field of fieldsOf(root)) {
      const place = pending.findIndex(({ name }) => name === nameOf(field))
      const [typed] = place < 0 || given.has(field) ? [] : pending.splice(place, 1)
      if (typed === undefined) continue
      given.add(field)
      // What is there already needs no event, which a choice would take for a new one.
      const isTyping = field === root.activeElement && field.value !== ''
      if (!isTyping && field.value !== typed.value) type(field, typed.value)
    }
    if (pending.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(root.body, { childList: true, subtree: true })
  fill()
  return () => observer.disconnect()
}
