/** Passwords that are known from breaches of other sites. */
export interface BreachedPasswords {
  readonly has: (password: string) => Promise<boolean>
}
