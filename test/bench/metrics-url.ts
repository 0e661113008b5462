import type { Process } from '../support/service.js'

export const metricsUrl = ({ ports }: Pick<Process, 'ports'>): string => `http://127.0.0.1:${ports.adminPort}/metrics`
