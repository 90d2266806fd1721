import { useEffect, useEffectEvent } from 'react'
import type { Trigger } from './model/createTrigger.ts'

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

/** Arrow keys aim, the space bar is the trigger. It is let go whenever the window is not looked at. */
export function useGunKeys(trigger: Trigger, onStep: (by: number) => void): void {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event)) return
      const by = steps[event.key]
      if (by !== undefined) step(by)
      else if (event.key !== ' ') return
      else if (!event.repeat) trigger.press()
      event.preventDefault()
    }
    const lift = (event: KeyboardEvent): void => {
      if (event.key === ' ') trigger.release()
    }
    addEventListener('keydown', press)
    addEventListener('keyup', lift)
    addEventListener('blur', trigger.release)
    document.addEventListener('visibilitychange', trigger.release)
    return () => {
      trigger.release()
      removeEventListener('keydown', press)
      removeEventListener('keyup', lift)
      removeEventListener('blur', trigger.release)
      document.removeEventListener('visibilitychange', trigger.release)
    }
  }, [trigger])
}

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, select, a, input, dialog') !== null
