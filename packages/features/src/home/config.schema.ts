import { defineSettings, linkSetting, textSetting } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `programme`. */
export const ProgrammeSettings = defineSettings(
  Type.Object({
    title: textSetting('What is offered, in a few words', 80),
    text: textSetting('What it is, in a paragraph', 600),
    figures: Type.Array(
      Type.Object({
        label: textSetting('What the figure says', 60),
        value: textSetting('The figure', 40),
        hint: Type.Optional(textSetting('A condition, or where the figure comes from', 120)),
      }),
      { maxItems: 12, default: [], description: 'Terms and figures, one to a line' },
    ),
    action: textSetting('Words on the one button', 30),
    link: linkSetting(),
  }),
)
