import type { InputOf, Operations } from '@foyer/contract'

/** What is handed in to open an account, either way. */
export type Registration = Partial<InputOf<Operations['register']> & InputOf<Operations['registerMobile']>>
