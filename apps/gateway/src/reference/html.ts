const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text that may hold anything. */
export const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (character) => entities[character]!)

export const code = (text: unknown): string => `<code>${escaped(text)}</code>`

/** Cells hold markup. The keyboard must be able to scroll what is wider than the page. */
export const table = (label: string, head: string[], rows: string[][]): string => `
  <div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table>
    <thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
    <tbody>${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody>
  </table></div>`

export const json = (value: unknown): string =>
  `<pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`
