import { expect, it } from 'vitest'
import { mendXml } from './mend-xml.js'

async function mended(text: string, size = text.length): Promise<string> {
  async function* parts() {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
  }
  let all = ''
  for await (const part of mendXml(parts())) all += part
  return all
}

it.each([
  ['<a>Varm&nbsp;kofta &euml;</a>', '<a>Varm\u00A0kofta ë</a>'],
  ['<a>pris & saknas, A&B; C&D</a>', '<a>pris &amp; saknas, A&amp;B; C&amp;D</a>'],
  ['<a>&amp;nbsp; &lt;p&gt; &#228; &#xE4;</a>', '<a>&amp;nbsp; &lt;p&gt; ä ä</a>'],
  ['<a href="?a=1&b=2&copy=3">x</a>', '<a href="?a=1&amp;b=2&amp;copy=3">x</a>'],
  ['<a><![CDATA[R&B &nbsp; <b>]]>&nbsp;<![CDATA[x]]></a>', '<a><![CDATA[R&B &nbsp; <b>]]>\u00A0<![CDATA[x]]></a>'],
  ['<a>\u0000\u000B\u001Fx&#0;&#31;y\n</a>', '<a>   x\uFFFD y\n</a>'],
  ['<a>&AMP; &LT; &quot;</a>', '<a>&amp; &lt; &quot;</a>'],
  ['&', '&amp;'],
])('mends %j however it comes in', async (text, expected) => {
  const found = new Set<string>()
  for (let size = 1; size <= text.length; size++) found.add(await mended(text, size))
  expect([...found]).toEqual([expected])
})
