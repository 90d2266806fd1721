import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { skeletonRatios, skeletonShapes } from './Skeleton.styles.ts'
import { Skeleton, type SkeletonProps } from './Skeleton.tsx'

export default { component: Skeleton, tags: ['!autodocs'] }

const options: MatrixOptions<SkeletonProps> = {
  component: Skeleton,
  props: { lines: 3 },
  axes: { shape: keysOf(skeletonShapes) },
  cellWidth: 220,
}
const blocks: MatrixOptions<SkeletonProps> = {
  component: Skeleton,
  props: { shape: 'block' },
  axes: { ratio: keysOf(skeletonRatios) },
  cellWidth: 140,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
export const DarkBlocks = matrix('dark', blocks)
