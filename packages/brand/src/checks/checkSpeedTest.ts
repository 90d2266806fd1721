import type { Check } from './checkContext.ts'

/** What is measured are hosts that serve the site and its API alike, two of them at least (GW06). */
export const checkSpeedTest: Check = ({ resolved }) => {
  const { api, hosts } = resolved
  if (!api.speedTest) return []
  const isElsewhere = !api.base.startsWith('/')
  if (!isElsewhere && hosts.length > 1) return []
  return [
    {
      code: 'nothing-to-measure',
      path: ['api', 'speedTest'],
      message: isElsewhere
        ? 'Hosts are to be measured, but the API is at an address of its own'
        : `Hosts are to be measured, but "hosts" names ${hosts.length === 0 ? 'none' : 'one'}`,
      why: 'No other address could ever be offered to players.',
      hint: isElsewhere
        ? 'Set api.base to "/api", or api.speedTest to false'
        : 'Add a host, or set api.speedTest to false',
    },
  ]
}
