import { AnnouncerRoot } from './Announcer.styles.ts'

/** Reads out what changed without a page load, such as the title of the page arrived at. */
export const Announcer = ({ text }: { readonly text: string }) => (
  <AnnouncerRoot role="status" aria-live="polite">
    {text}
  </AnnouncerRoot>
)
