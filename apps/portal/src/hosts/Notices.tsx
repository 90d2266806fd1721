import { AlertHost } from './AlertHost.tsx'
import { BusyHost } from './BusyHost.tsx'

/** Generic dialogs and the loader overlay; each shows what there is. */
export const Notices = () => (
  <>
    <AlertHost />
    <BusyHost />
  </>
)
