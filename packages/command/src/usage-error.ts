/** The command was wrong: its text is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
}
