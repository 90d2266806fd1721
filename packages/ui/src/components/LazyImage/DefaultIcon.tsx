/** The default game icon (Z08): what stands where artwork could not be loaded. */
export const defaultIcon = (
  <svg
    data-part="default-icon"
    viewBox="0 0 48 48"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M15 16h18a9 9 0 0 1 8.8 10.8l-1 4.6a4.6 4.6 0 0 1-8 2L29 30H19l-3.8 3.4a4.6 4.6 0 0 1-8-2l-1-4.6A9 9 0 0 1 15 16Z" />
    <path d="M15 20.5v5M12.5 23h5" strokeLinecap="round" />
    <circle cx="31" cy="25" r="1" fill="currentColor" />
    <circle cx="35" cy="21.5" r="1" fill="currentColor" />
  </svg>
)
