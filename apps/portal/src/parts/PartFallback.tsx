import { PartFallbackRoot } from './PartFallback.styles.ts'

/** Holds the place of a part while its chunk is on the way; visible only when that takes a moment. */
export const PartFallback = () => <PartFallbackRoot aria-busy="true" />
