import type { Decorator } from '@storybook/react-vite'

/** As wide as a form stands in a dialog. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: 440 }}>
    <Story />
  </div>
)
