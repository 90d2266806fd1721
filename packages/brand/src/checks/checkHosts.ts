import { isJsonObject } from '../source/jsonNode.ts'
import type { Check } from './checkContext.ts'

/** A brand that speaks of its hosts names one: left out, the list says that the site is only tried (CF02). */
export const checkHosts: Check = ({ written, resolved }) =>
  isJsonObject(written) && written.hosts !== undefined && resolved.hosts.length === 0
    ? [
        {
          code: 'too-short',
          path: ['hosts'],
          message: 'This list names no host',
          why: 'Players could not reach the site: a server answers at the hosts that are listed.',
          hint: 'Take the key out while the site is only tried at <brand>.localhost, or name its hosts, e.g. ["www.example.org"]',
        },
      ]
    : []
