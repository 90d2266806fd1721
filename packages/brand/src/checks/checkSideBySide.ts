import { isJsonObject, type Json } from '../source/jsonNode.ts'
import type { Check } from './checkContext.ts'

const at = (value: Json | undefined, key: string): Json | undefined => (isJsonObject(value) ? value[key] : undefined)

/** Two games stand side by side only where games open on a page (QP10, G07). */
export const checkSideBySide: Check = ({ resolved, written }) => {
  const { opens } = resolved.features.launch ?? {}
  // What stands there by default is no wish of the brand's.
  const isWanted = at(at(at(written, 'features'), 'launch'), 'sideBySide') === true
  if (!isWanted || (opens !== 'overlay' && opens !== 'window')) return []
  return [
    {
      code: 'side-by-side-off',
      severity: 'hint',
      path: ['features', 'launch', 'sideBySide'],
      message: `Games that open in ${opens === 'overlay' ? 'a frame over the page' : 'a window of their own'} never stand side by side`,
      why: 'Players find no way to open a second game beside the first.',
      hint: 'Set features.launch.opens to "page", or take sideBySide out',
    },
  ]
}
