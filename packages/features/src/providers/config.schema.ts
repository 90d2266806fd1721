import { defineSettings } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `maker-wall`. */
export const MakerWallSettings = defineSettings(
  Type.Object({
    dozens: Type.Integer({
      minimum: 1,
      maximum: 4,
      default: 1,
      description: 'How many dozens of makers are shown at most; a dozen fills its rows on every screen',
    }),
  }),
)
