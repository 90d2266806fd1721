'use client'
import { Button } from '@foyer/ui/Button'
import { useState } from 'react'

/** A page's own client component. */
export function Counter() {
  const [count, setCount] = useState(0)
  return <Button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</Button>
}
