import { useNear as useNearOnPages } from '../../packages/ui/src/components/GameGrid/useNear.ts'
import { chosen } from './chosen.ts'

/** Stands in for the list's own, so that it mounts every picture as its peers do. */
export const useNear: typeof useNearOnPages = chosen.leavesOutFar ? useNearOnPages : () => true
