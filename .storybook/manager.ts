import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { hasPanel, labelOf } from './frame.ts'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Foyer kit', brandTarget: '_self' }),
  sidebar: { renderLabel: ({ name }) => labelOf(name) },
  layoutCustomisations: { showPanel: ({ storyId }, shows) => (storyId && !hasPanel(storyId) ? false : shows) },
})
