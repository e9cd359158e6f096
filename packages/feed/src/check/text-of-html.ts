import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

/** Tags that shops write in texts. Any other text between angle brackets stays as it is. */
const TAG =
  /<\/?(?:a|abbr|address|article|aside|b|big|blockquote|body|br|caption|center|code|dd|div|dl|dt|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|label|li|link|main|meta|nav|noscript|object|ol|p|pre|s|script|section|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|tfoot|th|thead|title|tr|u|ul|video)(?=[\s/>])/i
const COMMENT = /<!--/
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i

/** Elements whose content is not text for a reader. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'head',
  'svg',
])
/** Elements that stay on one line with their neighbours. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b big code em font i label s small span strike strong sub sup u'.split(' '),
)

/**
 * Returns the text that a reader sees. For HTML these are its words without tags, scripts and styles. Any other text
 * stays as it is.
 */
export function textOfHtml(text: string): string {
  const isHtml = TAG.test(text) || COMMENT.test(text)
  if (!isHtml && !REFERENCE.test(text)) return text
  // In a text without tags, a character such as "<" is meant as written.
  const words = wordsOf(parseFragment(isHtml ? text : text.replaceAll('<', '&lt;')))
  if (!isHtml) return words
  return words
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function wordsOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value.replace(/\u00A0/gu, ' ')
  if (SILENT.has(node.nodeName) || !('childNodes' in node)) return ''
  if (node.nodeName === 'br') return '\n'
  const words = node.childNodes.map(wordsOf).join('')
  return node.nodeName.startsWith('#') || INLINE.has(node.nodeName) ? words : `\n${words}\n`
}
