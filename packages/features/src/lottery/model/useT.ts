import { createUseT } from '@foyer/feature-api'
import type en from '../messages/en.json'

export const useT = createUseT<keyof typeof en>('lottery')
