import { createUseT } from '@foyer/feature-api'
import type en from '../messages/en.json'

export type LobbyMessage = keyof typeof en
export const useT = createUseT<LobbyMessage>('lobby')
