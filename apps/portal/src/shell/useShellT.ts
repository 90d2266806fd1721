import { createUseT } from '@foyer/feature-api'
import type en from '../messages/en.json'

export type ShellKey = keyof typeof en

/** The shell's own words. */
export const useShellT = createUseT<ShellKey>('shell')
