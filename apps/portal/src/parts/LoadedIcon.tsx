import type { IconLoader, Lazy } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { lazyPart } from './lazyPart.tsx'

const empty = <Glyph of={[]} />
const components = new WeakMap<IconLoader, Lazy<object>>()

/** The loader of an icon as a part. A drawing that could not be fetched leaves its place empty: the words beside it say what it means. */
export function iconPart(load: IconLoader): Lazy<object> {
  const known = components.get(load)
  if (known) return known
  const component: Lazy<object> = () =>
    load().then(
      ({ default: drawing }) => ({ default: () => <Glyph of={drawing} /> }),
      () => ({ default: () => empty }),
    )
  components.set(load, component)
  lazyPart(component, empty)
  return component
}

/** The icon of an entry of a menu, a centre or the floating bar, fetched when it is first shown; its place is kept. */
export function LoadedIcon({ load }: { readonly load: IconLoader }) {
  const { Part } = lazyPart(iconPart(load))
  return <Part />
}
