/** The icon that every peer draws on its favourite button. */
export const heart = (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M12 20.5 4.4 13a5 5 0 0 1 7-7.2l.6.6.6-.6a5 5 0 0 1 7 7.2Z" strokeLinejoin="round" />
  </svg>
)
