import type { Lazy } from '@foyer/feature-api'
import { lazyPart } from '../parts/lazyPart.tsx'

/** Keeps the place of a picture. */
export const NoPicture = () => <svg viewBox="0 0 120 88" width={120} height={88} aria-hidden="true" />

/** A screen's picture, fetched when the page is quiet or when it is first shown. The words beside it wait for nothing. */
export function Picture({ of: load }: { readonly of: Lazy<object> }) {
  const { Part } = lazyPart(load, <NoPicture />)
  return <Part />
}
