const head = `# Made from deploy/prometheus/alerts.yml by npm run docs.
apiVersion: monitoring.coreos.com/v1
kind: PrometheusRule
metadata:
  name: vivid
  labels:
    # What Prometheus selects by; overlays/production says it for your Helm release.
    release: kube-prometheus-stack
spec:
`

/** The alert rules as the Prometheus operator takes them. */
export const prometheusRule = (alerts: string): string =>
  head +
  alerts
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n')
