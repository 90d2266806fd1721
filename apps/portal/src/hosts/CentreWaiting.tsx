import { Skeleton } from '@foyer/ui/Skeleton'
import type { CentrePage } from './centreModel.ts'

/** The shape that a centre page shows itself while it asks for what stands in it: nothing jumps between the two. */
export function CentreWaiting({ as }: { readonly as: CentrePage['waitsAs'] }) {
  return <div aria-busy="true">{as === 'form' ? <Skeleton shape="form" lines={3} /> : <Skeleton lines={12} />}</div>
}
