import { defineSettings } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `own-record`. */
export const OwnRecordSettings = defineSettings(
  Type.Object({
    days: Type.Integer({ minimum: 7, maximum: 90, default: 30, description: 'Days of the period, today included' }),
  }),
)
