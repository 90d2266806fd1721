import type { IconLoader, Lazy } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { lazyPart } from '../parts/lazyPart.tsx'

const empty = <Glyph of={[]} />
const components = new WeakMap<IconLoader, Lazy<object>>()

/** A drawing that could not be fetched leaves its place empty: the words beside it say what it means. */
function componentOf(load: IconLoader): Lazy<object> {
  const known = components.get(load)
  if (known) return known
  const component: Lazy<object> = () =>
    load().then(
      ({ default: drawing }) => ({ default: () => <Glyph of={drawing} /> }),
      () => ({ default: () => empty }),
    )
  components.set(load, component)
  return component
}

/** The icon of a menu entry or a centre page, fetched when it is first shown; its place is kept. */
export function LoadedIcon({ load }: { readonly load: IconLoader }) {
  const { Part } = lazyPart(componentOf(load), empty)
  return <Part />
}
