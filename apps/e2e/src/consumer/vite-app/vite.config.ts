import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    manifest: true,
    // Vite's own help for old browsers would be counted too.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'one-button.html'],
      // React apart, so that what the components weigh can be read off.
      output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }] } },
    },
  },
})
