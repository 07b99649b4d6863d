// Makes pages of the rules in docs/rules: a Markdown file that is imported becomes a rulebook.
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const RULING = /^(?:<p>)?<strong>([A-Z]\d+)<\/strong>/;

interface Section {
  id: string;
  title: string;
  depth: number;
}

/** Every part has an address of its own, and every mention of a ruling is a link to it. */
export function rulebook(markdown: string) {
  const sections: Section[] = [];
  const numbers = new Set([...markdown.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, it]) => it));
  const linked = (html: string) =>
    html.replace(/\b[A-Z]\d+\b/g, (it) => (numbers.has(it) ? `<a href="#${it}">${it}</a>` : it));
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        if (depth === 1) return '';
        const id = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
        sections.push({ id, title: text, depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      listitem({ tokens }) {
        const html = this.parser.parse(tokens);
        const number = RULING.exec(html)?.[1];
        if (!number) return `<li>${html}</li>\n`;
        const text = linked(html.replace(RULING, '').trim());
        return `<li id="${number}"><a class="number" href="#${number}">${number}</a> ${text}</li>\n`;
      },
      paragraph({ tokens }) {
        return `<p>${linked(this.parser.parseInline(tokens))}</p>\n`;
      },
      code({ text }) {
        const words = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
        return `<pre tabindex="0">${words}</pre>\n`;
      },
      tablecell({ tokens, header, text }) {
        const tag = header && text ? 'th' : 'td';
        return `<${tag}>${linked(this.parser.parseInline(tokens))}</${tag}>`;
      },
      table({ header, rows }) {
        const row = (cells: Tokens.TableCell[]) =>
          `<tr>${cells.map((cell) => this.tablecell(cell)).join('')}</tr>\n`;
        const table = `<table><thead>${row(header)}</thead><tbody>${rows.map(row).join('')}</tbody></table>`;
        const label = header.map(({ text }) => text).join(', ');
        return `<div class="table" tabindex="0" role="region" aria-label="${label}">${table}</div>\n`;
      },
    },
  });
  const html = marked.parse(markdown) as string;
  return { title: /^# (.+)/.exec(markdown)![1]!, html, sections };
}

export const rulebooks: Plugin = {
  name: 'rulebooks',
  transform(source, id) {
    return id.endsWith('.md') ? `export default ${JSON.stringify(rulebook(source))};\n` : null;
  },
};
