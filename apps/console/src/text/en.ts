import { answer } from './en/answer.js'
import { capturePage } from './en/capture-page.js'
import { docsPage } from './en/docs-page.js'
import { guides } from './en/guides.js'
import { operatePage } from './en/operate-page.js'
import { shell } from './en/shell.js'
import { tryPage } from './en/try-page.js'

/** Everything the pages say, once per language; the files of other languages have the same shape. */
export const en = { ...shell, ...tryPage, ...answer, ...capturePage, ...docsPage, ...guides, ...operatePage }

export type Text = typeof en
