import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

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
  const followed = useRef(search)
  const location = useLocation()
  useEffect(() => () => clearTimeout(timer.current), [])
  const follow = useEffectEvent((text: string) => {
    const place = asked.current.indexOf(text)
    const isTaken = place >= 0 || (asked.current.length === 0 && text === followed.current)
    asked.current = asked.current.slice(place + 1)
    followed.current = text
    if (isTaken) return
    asked.current = []
    clearTimeout(timer.current)
    setTyped(text)
  })
  // Back may come before what was asked last has been shown: the text is then the one of before, and only the location is new.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step of the history is looked at once
  useEffect(() => follow(search), [search, location])
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
