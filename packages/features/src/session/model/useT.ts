import { createUseT } from '@foyer/feature-api'
import type en from '../messages/en.json'

export type SessionMessage = keyof typeof en
export const useT = createUseT<SessionMessage>('session')
export type T = ReturnType<typeof useT>
