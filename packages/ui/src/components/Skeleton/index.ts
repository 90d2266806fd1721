export { type SkeletonRatio, type SkeletonShape, skeletonRatios, skeletonShapes } from './Skeleton.styles.ts'
export { Skeleton, type SkeletonProps } from './Skeleton.tsx'
