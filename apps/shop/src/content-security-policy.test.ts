import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScriptHashes } from './content-security-policy.js'

const hash = (text: string) => createHash('sha256').update(text).digest('base64')

it('hashes the scripts that run, as they stand, and each once', () => {
  const html = `<script>a(1 < 2)</script><script type="module">
import "/x.js"</script><script src="/b.js"></script><script type="application/ld+json">{}</script><script>a(1 < 2)</script><script type="text/javascript">å</script>`
  expect(inlineScriptHashes(html)).toEqual([hash('a(1 < 2)'), hash('\nimport "/x.js"'), hash('å')])
})
