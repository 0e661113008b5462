import { flag, oneOf, text, url, type Variable } from './variable.js'

/** OpenTelemetry's own names for where and how traces are sent. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url({
    help: 'Where traces are sent by OTLP; tracing is off when this is not set.',
    schemes: ['http:', 'https:'],
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf({
    help: 'How traces are sent.',
    fallback: 'http/protobuf',
    choices: ['http/protobuf', 'http/json'],
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text({
    help: 'Headers of the requests that carry traces: `name=value,…`.',
    secret: true,
  }),
  OTEL_TRACES_SAMPLER: oneOf({
    help: 'Which requests are traced; the parentbased ones follow a caller that sent a `traceparent`.',
    fallback: 'parentbased_always_on',
    choices: [
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ],
  }),
  OTEL_TRACES_SAMPLER_ARG: text({ help: 'Share of requests that a traceidratio sampler takes, 0 to 1.' }),
  OTEL_SERVICE_NAME: text({ help: "The process' name in traces; `vivid-` and the app's name when not set." }),
  OTEL_RESOURCE_ATTRIBUTES: text({ help: 'Further facts about the process in traces: `name=value,…`.' }),
  OTEL_SDK_DISABLED: flag({ help: 'Keeps tracing off whatever else is set.' }),
} satisfies Record<string, Variable<unknown>>
