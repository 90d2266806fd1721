import { defineSettings, linkSetting, textSetting } from '@foyer/feature-api'
import Type from 'typebox'

/** Settings of the section `programme`. */
export const ProgrammeSettings = defineSettings(
  Type.Object({
    title: textSetting('What is offered, in a few words', 80),
    text: textSetting('What it is, in a paragraph', 600),
    action: textSetting('Words on the one button', 30),
    link: linkSetting(),
  }),
)

/** Settings of its blocks `figure`. */
export const FigureSettings = defineSettings(
  Type.Object({
    label: textSetting('What the figure says', 60),
    value: textSetting('The figure', 40),
    hint: Type.Optional(textSetting('A condition, or where the figure comes from', 120)),
  }),
)
