import { DiagLogLevel, diag } from '@opentelemetry/api'
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import type { Log } from './log.js'

/** What a process is called in traces, metrics and logs. The standard variables have the last word. */
export const resourceOf = (processName: string): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': `vivid-${processName}` }))
    .merge(detectResources({ detectors: [envDetector] }))

/** Marks lines about the sending itself: sending them too would go round in circles while the collector is away. */
export const ABOUT_OTLP = 'otlp'

/** The libraries' own complaints go into our log. */
export const listenToOtlp = (log: Log): void => {
  const own = log.child({ about: ABOUT_OTLP })
  const say = (message: string, ...details: unknown[]) => own.warn({ details: details.map(String) }, message)
  diag.setLogger(
    { error: say, warn: say, info: say, debug: say, verbose: say },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
