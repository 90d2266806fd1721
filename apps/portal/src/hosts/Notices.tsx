import { AlertHost } from './AlertHost.tsx'
import { BusyHost } from './BusyHost.tsx'
import { ToastHost } from './ToastHost.tsx'

/** Generic dialogs, the loader overlay and short messages; each shows what there is. */
export const Notices = () => (
  <>
    <AlertHost />
    <BusyHost />
    <ToastHost />
  </>
)
