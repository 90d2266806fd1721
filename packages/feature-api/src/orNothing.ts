import type { ComponentType } from 'react'

/**
 * A loader of a part that a page can do without, for React's `lazy`: what is lost on its way is asked for once more, and
 * then nothing stands in its place, since `lazy` would take the page around it away.
 */
export const orNothing =
  <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  (): Promise<{ default: ComponentType<Props> }> =>
    load()
      .catch(load)
      .catch(() => ({ default: () => null }))
