import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'

export default {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/ordering/src/**/*.stories.tsx',
    '../../../apps/*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // as the apps are built, with the compiler
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), react({ compiler: true }), tailwindcss()],
  }),
} satisfies StorybookConfig
