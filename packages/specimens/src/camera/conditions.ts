export interface Conditions {
  level: string
}
