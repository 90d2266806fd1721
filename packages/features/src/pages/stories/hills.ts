const drawing = (sky: string, far: string, near: string, sun: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500"><path fill="${sky}" d="M0 0h1200v500H0z"/><circle cx="860" cy="180" r="90" fill="${sun}"/><path fill="${far}" d="M0 340 260 210 520 350 800 230 1200 380v120H0z"/><path fill="${near}" d="M0 430 320 330 640 440 960 350 1200 430v70H0z"/></svg>`,
  )}`

/** A picture of a brand in its two forms. */
export const hills = {
  dark: drawing('#1b1430', '#3a2357', '#120c22', '#ffb066'),
  light: drawing('#fff1df', '#e6b8a8', '#c98878', '#ff8a4c'),
} as const
