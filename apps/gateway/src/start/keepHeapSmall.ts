import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 put new objects where dead ones are collected soon. While a catalogue is read most objects stay, so V8 decides
 * that objects made at the same places in the code always will, and makes them where they are collected late: the requests
 * after it leave up to 200 MB of dead objects, and take half as much time again.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--no-allocation-site-pretenuring')
