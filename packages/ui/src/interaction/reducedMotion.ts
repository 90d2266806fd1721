/** Whether the person asked the system for less motion. Call it in effects and handlers only: it needs a window. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
