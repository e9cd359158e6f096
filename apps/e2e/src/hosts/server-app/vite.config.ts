import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { assetsInlineLimit: 0 },
  // The packages are ES modules that Node reads as they are.
  ssr: { external: ['react', 'react-dom', '@klarsikt/discovery'] },
})
