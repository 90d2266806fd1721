import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long a person who writes has to stop before it is asked for, in ms. */
const typingTime = 300

/**
 * The text of a field whose search stands in the address: asked for once typing pauses. Where the address changes otherwise, as by
 * Back or a button that shows all, the field says what it says.
 */
export function useSearchField(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What was asked here comes back by the address later, while more may be typed.
  const asked = useRef<readonly string[]>([search])
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = useEffectEvent((text: string) => {
    const place = asked.current.indexOf(text)
    asked.current = asked.current.slice(place + 1)
    if (place >= 0) return
    clearTimeout(timer.current)
    setTyped(text)
  })
  useEffect(() => follow(search), [search])
  const type = (text: string): void => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const next = text.trim()
      if (next === search) return
      asked.current = [...asked.current, next]
      onSearch(next)
    }, typingTime)
  }
  return [typed, type] as const
}
