/** When something is on: from its start until just before its end. Instants in ISO 8601; either may be left out (QB03). */
export interface Times {
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
}

/** Whether it is on at an instant (ms). Where nobody knows yet what time it is, only what is always on is. */
export function isOnAt({ startsAt, endsAt }: Times, at: number | undefined): boolean {
  if (at === undefined) return startsAt === undefined && endsAt === undefined
  return (startsAt === undefined || at >= Date.parse(startsAt)) && (endsAt === undefined || at < Date.parse(endsAt))
}

/** The next instant (ms) after `at` at which one of several starts or ends. */
export function nextChange(all: readonly Times[], at: number): number | undefined {
  const times = all
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .flatMap((text) => (text ? Date.parse(text) : []))
  const coming = times.filter((time) => time > at)
  return coming.length > 0 ? Math.min(...coming) : undefined
}
