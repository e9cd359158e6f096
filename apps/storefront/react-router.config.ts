import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // Only the routes a visitor comes near are made known to the browser.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
