import { flag, integer, oneOf, text, url, type Variable } from './variable.js'

/** OpenTelemetry's own names for where and how traces, metrics and logs are sent. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url({
    help: 'Where traces, metrics and logs are sent by OTLP; nothing is when this is not set.',
    schemes: ['http:', 'https:'],
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf({
    help: 'How they are sent.',
    fallback: 'http/protobuf',
    choices: ['http/protobuf', 'http/json'],
  }),
  OTEL_TRACES_EXPORTER: oneOf({ help: 'Whether traces are sent.', fallback: 'otlp', choices: ['otlp', 'none'] }),
  OTEL_METRICS_EXPORTER: oneOf({
    help: 'Whether metrics are sent; /metrics tells them in any case.',
    fallback: 'otlp',
    choices: ['otlp', 'none'],
  }),
  OTEL_LOGS_EXPORTER: oneOf({
    help: 'Whether log lines are sent; standard output gets them in any case.',
    fallback: 'otlp',
    choices: ['otlp', 'none'],
  }),
  OTEL_METRIC_EXPORT_INTERVAL: integer({
    help: 'Milliseconds from one sending of metrics to the next.',
    fallback: 60_000,
    min: 100,
    max: 3_600_000,
  }),
  OTEL_EXPORTER_OTLP_HEADERS: text({
    help: 'Headers of the requests that carry them: `name=value,…`.',
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
  OTEL_SERVICE_NAME: text({ help: "The process' name in what is sent; `vivid-` and the app's name when not set." }),
  OTEL_RESOURCE_ATTRIBUTES: text({ help: 'Further facts about the process in what is sent: `name=value,…`.' }),
  OTEL_SDK_DISABLED: flag({ help: 'Sends nothing whatever else is set.' }),
} satisfies Record<string, Variable<unknown>>
