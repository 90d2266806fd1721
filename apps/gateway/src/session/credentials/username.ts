/** The form under which a user name is unique and looked up: compatibility forms and case make no difference. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}
