import type { Text } from './en.js'
import { answer } from './es/answer.js'
import { capturePage } from './es/capture-page.js'
import { docsPage } from './es/docs-page.js'
import { guides } from './es/guides.js'
import { operatePage } from './es/operate-page.js'
import { shell } from './es/shell.js'
import { tryPage } from './es/try-page.js'

export const es: Text = { ...shell, ...tryPage, ...answer, ...capturePage, ...docsPage, ...guides, ...operatePage }
