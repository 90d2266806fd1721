import { useEffect, useEffectEvent } from 'react'

/** Calls back on each press of the space bar outside of controls, which have their own use for it. A held key counts once. */
export function useSpaceKey(onSpace: () => void, enabled: boolean): void {
  const press = useEffectEvent(onSpace)
  useEffect(() => {
    if (!enabled) return
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.ctrlKey || event.altKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest('button, select, a, input')) return
      event.preventDefault()
      if (!event.repeat) press()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [enabled])
}
