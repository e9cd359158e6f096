import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { LoaderFunctionArgs, ServerBuild } from 'react-router'

/** Makes the smallest storefront that the request handler accepts: public pages, and a checkout that reads the cart. */
export function tinyStorefront(folder: string): { readonly build: ServerBuild; readonly clientFolder: string } {
  const clientFolder = join(folder, 'client')
  mkdirSync(join(clientFolder, 'assets'), { recursive: true })
  const script = 'console.log("hej");'.repeat(100)
  writeFileSync(join(clientFolder, 'assets/entry-abc.js'), script)
  writeFileSync(join(clientFolder, 'assets/entry-abc.js.br'), brotliCompressSync(script))
  writeFileSync(join(clientFolder, 'assets/entry-abc.js.gz'), gzipSync(script))
  writeFileSync(join(clientFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const loader = async ({ context, request }: LoaderFunctionArgs) => {
    if (new URL(request.url).pathname !== '/checkout') return 'anybody'
    const answer = await context.visitor().getShopper()
    return 'cartHead' in answer ? answer.cartHead.shopperId : 'nobody'
  }
  const page = (shopper: unknown) =>
    `<!doctype html><html lang="sv"><script>hej()</script><main>${String(shopper)}</main>${'<p>Klart</p>'.repeat(50)}</html>`
  const build = {
    entry: {
      module: {
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          entry: { staticHandlerContext: { loaderData: Record<string, unknown> } },
        ) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response(page(entry.staticHandlerContext.loaderData['root']), { status, headers })
        },
      },
    },
    routes: { root: { id: 'root', path: '*', module: { default: () => null, loader } } },
    assets: {
      entry: { imports: [], module: '' },
      routes: { root: { id: 'root', path: '*', hasLoader: true, module: '' } },
      url: '',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  }
  return { build: build as unknown as ServerBuild, clientFolder }
}
