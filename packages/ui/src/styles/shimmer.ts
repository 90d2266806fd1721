/**
 * A surface that waits for content, in the hue of the theme's lines: a slow sweep of light, standing still under reduced
 * motion. Forced colours take its hue away and draw its outline.
 */
export const shimmer = `
  background: color-mix(in srgb, var(--fy-color-border-strong) 22%, transparent)
    linear-gradient(100deg, transparent 30%, color-mix(in srgb, var(--fy-color-text) 7%, transparent) 50%, transparent 70%)
    0 0 / 300% 100%;
  outline: 1px solid transparent;
  outline-offset: -1px;
  animation: fy-shimmer calc(var(--fy-duration-slow) * 7) linear infinite;
`

/** Once per root that uses `shimmer`. */
export const shimmerKeyframes = `
  @keyframes fy-shimmer {
    from { background-position: 100% 0; }
    to { background-position: 0 0; }
  }
`
