import { render } from 'preact'
import { CapturePage } from './capture-page.js'

render(<CapturePage />, document.getElementById('app')!)
