import { UnansweredCall } from './gameApi.ts'

/** A script that did not come is asked for again, as calls are. */
export const fetched = <Value>(script: Promise<Value>): Promise<Value> =>
  script.catch((cause: unknown) => {
    throw new UnansweredCall('script', { cause })
  })
