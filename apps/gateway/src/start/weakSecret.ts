/** A secret by the variable that sets it. */
type Named = readonly [name: string, secret: string]

const main = 'FOYER_VENDOR_SECRET'
const shortest = 16

/**
 * Why production does not take a secret: it can be guessed, or gives whoever knows it what is another's. From the gateway's
 * own all others are derived; and a provider that knew a brand's could credit its own deposits. Secrets of one group
 * may be alike, as one house may run several vendors.
 */
export function weakSecret(own: string, groups: readonly (readonly Named[])[]): string | undefined {
  const short = [[main, own] as const, ...groups.flat()].find(([, secret]) => secret.length < shortest)
  if (short !== undefined)
    return `${short[0]} must have at least ${shortest} characters; make one with "openssl rand -hex 32"`
  const seen: (readonly [...Named, group: number])[] = [[main, own, -1]]
  for (const [group, secrets] of groups.entries()) {
    for (const [name, secret] of secrets) {
      const [other] = seen.find((known) => known[1] === secret && known[2] !== group) ?? []
      if (other !== undefined) return `${name} is the same as ${other}; who knows one must not know the other`
      seen.push([name, secret, group])
    }
  }
  return undefined
}
