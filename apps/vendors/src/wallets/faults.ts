/** How a vendor's wallet behaves, to try out what comes of it. */
export const faults = {
  none: 'answers as it should',
  late: 'answers “pending”, does it after 15 seconds and reports it',
  twice: 'answers, and reports it twice besides',
  loses: 'does it, and the answer is lost',
  error: 'answers with an error, and does nothing',
  never: 'never answers, and does nothing',
} as const
export type Fault = keyof typeof faults

export const isFault = (name: string): name is Fault => Object.hasOwn(faults, name)

export interface Faults {
  readonly of: (vendor: string) => Fault
  readonly set: (vendor: string, fault: Fault) => void
  readonly all: () => readonly (readonly [vendor: string, fault: Fault])[]
}

/** Faults by vendor, until the next start. */
export function createFaults(): Faults {
  const set = new Map<string, Fault>()
  return {
    of: (vendor) => set.get(vendor) ?? 'none',
    set: (vendor, fault) => void set.set(vendor, fault),
    all: () => [...set],
  }
}
