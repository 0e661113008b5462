import type { Text } from './en.js'
import { answer } from './pt/answer.js'
import { capturePage } from './pt/capture-page.js'
import { docsPage } from './pt/docs-page.js'
import { guides } from './pt/guides.js'
import { operatePage } from './pt/operate-page.js'
import { shell } from './pt/shell.js'
import { tryPage } from './pt/try-page.js'

export const pt: Text = { ...shell, ...tryPage, ...answer, ...capturePage, ...docsPage, ...guides, ...operatePage }
