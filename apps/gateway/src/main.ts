import { runProcess } from '@vivid/platform'
import { startGateway } from './process/start-gateway.js'
import { variables } from './process/variables.js'

await runProcess('gateway', 'the HTTP interface', variables, startGateway)
