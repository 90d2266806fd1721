import type { ReactNode } from 'react'

/** Keeps a sign before its number, and a day before its time, also where the page goes the other way. */
export const isolate = (shown: ReactNode): ReactNode =>
  typeof shown === 'string' && shown !== '' ? <bdi>{shown}</bdi> : shown
