import type { DocumentField } from '../fields/document-field.js'

const identifying: readonly DocumentField[] = ['document_number', 'CURP', 'surnames', 'names', 'birth_date']

/** Whether a field tells whose document it is, or which: two that differ in it are two documents. */
export const isIdentifying = (field: DocumentField): boolean => identifying.includes(field)
