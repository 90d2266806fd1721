import { expect } from 'vitest'

/** Waits until the browser has given up on the picture of a page that has no script yet. */
export const pictureFailed = (container: HTMLElement): Promise<void> =>
  expect.poll(() => container.querySelector('img')?.complete).toBe(true)
