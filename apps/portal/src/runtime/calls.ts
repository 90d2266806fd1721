import { createCalls } from '@foyer/feature-api'

/** What the shell itself asks of the server. */
type ShellOperation = 'balance' | 'gameVendors' | 'systemStatus' | 'whitelabel' | 'memberIcon' | 'merchantWallet'

export const { useOperation } = createCalls<ShellOperation>()
