// A section of the rules as HTML: places for its pictures, ways to other sections, and the sign of what is ours.
import { Marked, type Tokens } from 'marked'

const FIGURE = /^figure:([a-z0-9-]+)$/
const OURS = /◊/g

export interface Manner {
  /** the address of another section */
  link: (section: string) => string
  /** what the sign of what is ours says */
  ours: string
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** A paragraph of pictures alone. */
const isPictures = ({ tokens }: Tokens.Paragraph) => tokens.every(({ type, raw }) => type === 'image' || raw.trim() === '')

export function html(markdown: string, { link, ours }: Manner): string {
  const marked = new Marked({
    renderer: {
      image({ href, text }) {
        const [, name = ''] = FIGURE.exec(href) ?? []
        return name && `<span class="figure" role="img" aria-label="${escaped(text)}" data-figure="${name}"></span>`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const section = href.startsWith('#') ? href.slice(1) : null
        return section === null ? `<a href="${escaped(href)}">${words}</a>` : `<a href="${escaped(link(section))}" data-goto="${escaped(section)}">${words}</a>`
      },
      paragraph(token) {
        const inside = this.parser.parseInline(token.tokens)
        return isPictures(token) ? `<div class="pictures">${inside}</div>` : `<p>${inside}</p>`
      },
      table(token) {
        const cell = ({ text, tokens, header }: Tokens.TableCell) => (header && text ? `<th scope="col">${this.parser.parseInline(tokens)}</th>` : `<td>${this.parser.parseInline(tokens)}</td>`)
        const row = (cells: Tokens.TableCell[]) => `<tr>${cells.map(cell).join('')}</tr>`
        return `<table><thead>${row(token.header)}</thead><tbody>${token.rows.map(row).join('')}</tbody></table>`
      },
    },
  })
  return marked.parse(markdown, { async: false }).replace(OURS, `<span class="ours" role="img" aria-label="${escaped(ours)}" data-tip="${escaped(ours)}">◊</span>`)
}
