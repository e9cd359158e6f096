import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The browser learns only of the routes that the shown page links to, which keeps the first load small.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
