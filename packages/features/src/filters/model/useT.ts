import { createUseT } from '@foyer/feature-api'
import type en from '../messages/en.json'

export type FilterMessage = keyof typeof en
export const useT = createUseT<FilterMessage>('filters')
