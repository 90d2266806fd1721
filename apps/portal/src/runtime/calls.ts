import { createCalls } from '@foyer/feature-api'

/** What the shell itself asks of the server. */
type ShellOperation =
  | 'announcements'
  | 'balance'
  | 'gameInfo'
  | 'gameVendors'
  | 'systemStatus'
  | 'whitelabel'
  | 'memberIcon'
  | 'merchantWallet'

export const { useOperation, useRuntime } = createCalls<ShellOperation>()
