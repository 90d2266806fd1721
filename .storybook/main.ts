import type { StorybookConfig } from '@storybook/react-vite'
import { kitExamplesPlugin } from './kitExamples.ts'
import { kitHealthPlugin } from './kitHealth.ts'
import { plainArraysPlugin } from './plainArrays.ts'
import { plainCommentsPlugin } from './plainCommentsPlugin.ts'
import { propDefaultsPlugin } from './propDefaultsPlugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/stories/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/features/src/*/stories/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      plainArraysPlugin(),
      propDefaultsPlugin(),
      ...(vite.plugins ?? []),
      kitHealthPlugin(),
      kitExamplesPlugin(),
      plainCommentsPlugin(),
    ],
    resolve: { ...vite.resolve, conditions: ['foyer-source', 'module', 'browser', 'development|production'] },
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
}

export default config
