import type { Decorator } from '@storybook/react-vite'

/** As wide as a form stands in a dialog. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxInlineSize: 440 }}>
    <Story />
  </div>
)

/** As wide as a page's content is on a narrow phone. */
export const phone: Decorator = (Story) => (
  <div style={{ inlineSize: 328 }}>
    <Story />
  </div>
)
