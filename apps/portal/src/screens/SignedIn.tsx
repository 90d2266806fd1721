import { useRuntime } from '@foyer/feature-api'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { returnPath } from '../routes/returnPath.ts'

/** Stands for a page of signed-out visitors: goes on to where the visitor wanted to be, or home (R24, R26). */
export function SignedIn() {
  const { href, navigate } = useRuntime()
  const [query] = useSearchParams()
  const next = returnPath(query.get('next'))
  useEffect(() => navigate(next ?? href('home'), { replace: true }), [navigate, href, next])
  return null
}
