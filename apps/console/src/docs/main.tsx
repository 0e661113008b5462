import { render } from 'preact'
import { DocsPage } from './docs-page.js'

render(<DocsPage />, document.getElementById('app')!)
