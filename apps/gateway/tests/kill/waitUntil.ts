import { setTimeout as wait } from 'node:timers/promises'

/** Longer than anything takes that comes at all, on a machine that does much else. */
const patienceMs = 120_000

/** Waits until something is so; fails by its name where it never gets so. */
export async function waitUntil(
  what: string | (() => string),
  isSo: () => boolean | Promise<boolean>,
  everyMs = 20,
): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${typeof what === 'string' ? what : what()}`)
    await wait(everyMs)
  }
}
