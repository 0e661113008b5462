/** What is sent until it is closed, which sends what is left. */
export interface Sending {
  close(): Promise<void>
}

/** Takes log lines; what it is handed is sent. */
export interface LogSink extends Sending {
  write(line: string): void
}
