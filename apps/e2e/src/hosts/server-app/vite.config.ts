import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { assetsInlineLimit: 0 },
  // Node can load the packages directly, because they are ES modules.
  ssr: { external: ['react', 'react-dom', '@klarsikt/discovery'] },
})
