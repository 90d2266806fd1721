/** Reads one value out of what a storage holds; `undefined` when the text is not one. */
export type ParseStored<T> = (text: string) => T | undefined

/** A place for texts that may be missing, full or forbidden; none of that may stop a page. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Reads and checks a stored value; a value that is not of the right form is dropped (EN21, EN22). */
export function readStored<T>(storage: StorageLike | undefined, key: string, parse: ParseStored<T>): T | undefined {
  try {
    const text = storage?.getItem(key) ?? undefined
    if (text === undefined) return undefined
    const value = parse(text)
    if (value === undefined) storage?.removeItem(key)
    return value
  } catch {
    return undefined
  }
}

/** Stores a text, or removes the key when there is none. A full or forbidden storage is no reason to fail. */
export function writeStored(storage: StorageLike | undefined, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storage?.removeItem(key)
    else storage?.setItem(key, text)
  } catch {
    // The value lives on in this page only.
  }
}

/** A storage of the window, `undefined` where the browser forbids it. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}
